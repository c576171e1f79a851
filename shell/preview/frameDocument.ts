import { behaviourListAttribute } from '#contracts/behaviour.ts';
import { everyFrameHost } from '#contracts/frames/frameHosts.ts';
import { islandAttributes, islandElement } from '#contracts/island.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { blockSchemas } from '#schemas/catalogue.ts';
import { escapeAttribute, escapeJson } from '#transformer/html/escape.ts';
import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';
import type { IslandScripts } from '#transformer/render/island.ts';
import { widgetBehaviours } from '#widgets/behaviours.ts';
import { wideBlock } from '../article/articleLayout.styles.ts';
import type { Document, PageRenderer } from '../renderPage.ts';
import { frameSource, previewIslandsSource } from './frameSource.ts';

const frameMeta = 'pagewell-frame';

/** Creates the frame's module script, as the boot script creates the loader. */
export const frameScript =
  `(function(d){var s=d.createElement('script');s.type='module';` +
  `s.src=d.querySelector('meta[name="${frameMeta}"]').content;d.head.append(s)})(document)`;

/** HTML with the marker of every behaviour that blocks may have. */
const everyMarker = widgetBehaviours
  .map(({ marker }) => (marker.startsWith('[') ? `<i ${marker.slice(1, -1)}>` : `<${marker}>`))
  .join('');

interface ToolWords {
  readonly language: string;
  /** Block titles by English title; missing if equal. */
  readonly titles: Readonly<Record<string, string>>;
}

/**
 * The reader's page, with styles and behaviours for blocks that change or are added.
 * @param source script of the frame, which determines who sends changes
 */
export function frameDocument(
  { html, css }: Document,
  begun: Pick<FrameFacts, 'path' | 'article' | 'sequence' | 'reader' | 'editor' | 'cms' | 'loaded'>,
  { language, titles }: ToolWords,
  { registry, site, assets }: Pick<PageRenderer, 'registry' | 'site' | 'assets'>,
  source = frameSource,
): Document {
  const islandRuntime = assets.file(previewIslandsSource);
  const facts: FrameFacts = {
    ...begun,
    site: {
      name: site.name,
      origin: site.origin,
      content: site.content,
      configuration: {
        newsletter: site.configuration.newsletter,
        drugSavings: site.configuration.drugSavings,
        placements: site.configuration.placements,
      },
      drugSavings: site.drugSavings,
      linkNetworkHosts: [...site.linkNetworkHosts],
    },
    islandScripts: Object.fromEntries(
      [...registry.values()]
        .filter(({ hydrate }) => hydrate !== 'never')
        .flatMap(({ type }): [string, IslandScripts][] => {
          const scripts = assets.islandScripts(type);
          return scripts ? [[type, { ...scripts, runtime: islandRuntime ?? scripts.runtime }]] : [];
        }),
    ),
    ...(language === 'en' ? {} : { language, blockTitles: blockTitlesIn(titles) }),
    wideClass: wideBlock,
  };
  const script = assets.file(source);
  const head = [
    `<script type="application/json" ${behaviourListAttribute}>${escapeJson(assets.behavioursIn(html + everyMarker))}</script>`,
    `<script type="application/json" ${frameFactsAttribute}>${escapeJson(facts)}</script>`,
    script === undefined
      ? ''
      : `<meta name="${frameMeta}" content="${escapeAttribute(assets.following?.(script) ?? script)}"><script>${frameScript}</script>`,
  ];
  const address = assets.laterSheet([...registry.keys(), ...assets.late], []);
  const sheet = address === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(address)}">`;
  return {
    // Content is escaped, so the first of these tags are the document's own.
    html: withIslandRuntime(html, islandRuntime)
      .replace(ownBehaviours, '')
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace(/(?:<link rel="stylesheet"[^<>]*>)?<\/body><\/html>$/, () => `${sheet}</body></html>`)
      .toWellFormed(),
    css,
    // Any block may be added, and a loaded page cannot change its headers.
    frames: everyFrameHost,
    media: ['https:'],
  };
}

function blockTitlesIn(titles: ToolWords['titles']): Record<string, string> {
  return Object.fromEntries(
    blockTypes.flatMap((type) => {
      const title = titles[blockSchemas[type].title ?? ''];
      return title === undefined ? [] : [[type, title]];
    }),
  );
}

const ownBehaviours = new RegExp(`<script type="application/json" ${behaviourListAttribute}>[^<]*</script>`);

/** Replaces the runtime of a page's islands. */
function withIslandRuntime(html: string, runtime: string | undefined): string {
  if (runtime === undefined) return html;
  return html.replace(
    runtimeOfIsland,
    (_, start: string) => `${start} ${islandAttributes.runtime}="${escapeAttribute(runtime)}"`,
  );
}

/** In the tag of an island. In content, `<` and `>` are escaped. */
const runtimeOfIsland = new RegExp(`(<${islandElement} [^<>]*) ${islandAttributes.runtime}="[^"<>]*"`, 'g');
