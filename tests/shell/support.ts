import { noData } from '#contracts/services.ts';
import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { articlePage } from '#shell/article/articlePage.tsx';
import type { ArticleSurroundings } from '#shell/article/surroundings.ts';
import { behaviourFinder } from '#shell/assets/readPageAssets.ts';
import type { Document as PageDocument } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import type { ShownArticle, ShownBlock } from '#transformer/article/preparedArticle.ts';
import { withBlocksInside } from '#transformer/blockTree.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { type LoadedRegistry, loadRegistry } from '#transformer/registry/widget.ts';
import type { BlockHtml } from '#transformer/render/blockHtml.ts';
import type { TransformedArticle } from '#transformer/transformArticle.ts';
import { registry } from '#widgets/registry.ts';
import { blockOf } from '../support/blockContext.ts';
import { testSite } from '../support/site.ts';

const { behaviours, everyPage, belowFirstView } = builtPartsOf(features);
const findBehaviours = behaviourFinder(behaviours);

/** A site's shell, with all that features put into it; at hand once tests run. */
export let testShell: PageShell;
let widgets: LoadedRegistry;
beforeAll(async () => {
  widgets = await loadRegistry(registry);
  testShell = {
    site: { ...testSite, tagline: 'Health advice in words you can use.', copyrightYear: 2026 },
    assets: {
      loader: '/assets/loader.js',
      everyPage,
      late: belowFirstView,
      css: (parts) => `/* ${[...parts].join(' ')} */`,
      laterSheet: (parts) => ([...parts].length > 0 ? '/assets/later.css' : undefined),
      combinedSheet: () => undefined,
      combinable: [],
      behavioursIn: (...html) =>
        findBehaviours(...html).map(({ script, marker, moment }) => [`/${script}`, marker, moment]),
      islandScripts: () => undefined,
      file: (source) => `/assets/${source.split('/').at(-1)}`,
    },
    ...(await shellPartsOf(features)),
  };
});

interface TestBlock {
  type: string;
  data?: unknown;
  html?: string;
  rejection?: ShownBlock['rejection'];
}

export function transformedArticle(
  parts: Partial<ShownArticle> = {},
  blocks: readonly TestBlock[] = [],
): TransformedArticle {
  const rendered = blocks.map(({ type, data = {}, html = '', rejection }, index) => {
    const block = { ...blockOf(type, data), id: `b${index}`, ...(rejection ? { rejection } : {}) };
    const shown = html === '' ? [] : withBlocksInside(block);
    return { block, rendered: { html, shown, faults: [], degraded: false } satisfies BlockHtml };
  });
  return {
    article: {
      path: '/nutrition/collagen',
      title: 'Collagen',
      gated: [],
      citations: {},
      ...parts,
      blocks: rendered.map(({ block }) => block),
      allBlocks: rendered.flatMap(({ block }) => withBlocksInside(block)),
    },
    blocks: rendered,
    shown: rendered.flatMap(({ rendered: { shown } }) => shown),
    data: { loaded: noData, isIncomplete: false, until: undefined },
  };
}

export function articleDocument(
  parts: Partial<ShownArticle> = {},
  blocks: readonly TestBlock[] = [],
  preview = false,
  experiments: Readonly<Record<string, string>> = {},
  surroundings?: ArticleSurroundings,
): PageDocument {
  return articlePage(
    transformedArticle(parts, blocks),
    { preview, experiments },
    { ...testShell, html: createHtmlRenderer(0), registry: widgets },
    surroundings,
  );
}

/** The page as a browser reads it: sent as UTF-8, which knows no half of a surrogate pair. */
export function inBrowser({ html }: Pick<PageDocument, 'html'>): Document {
  return new DOMParser().parseFromString(Buffer.from(html).toString(), 'text/html');
}

export function textOf(element: Element | null | undefined): string | undefined {
  return element?.textContent?.replace(/\s+/g, ' ').trim();
}

export function metaContent(page: Document, name: string): string | null | undefined {
  return page.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}

export function structuredData(page: Document): Record<string, unknown>[] {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const parsed: unknown = JSON.parse(text);
  const graph: unknown = Reflect.get(Object(parsed), '@graph');
  return Array.isArray(graph) ? graph : [];
}

export const hostileTexts = [
  '</title><script>alert(1)</script>',
  '</TITLE><SCRIPT>alert(1)</SCRIPT>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--<script>',
  ']]><svg onload=alert(1)>',
  'line\u2028separator\u2029here',
  'half \ud83d of a pair',
  '\u202Egnitirw esrever',
  '&lt;b&gt; is not bold',
  'w'.repeat(10_000),
];
