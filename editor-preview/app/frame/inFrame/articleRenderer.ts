import { anonymousReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { isShownBlock, type ShownBlock } from '#transformer/article/preparedArticle.ts';
import { withBlocksInside } from '#transformer/blockTree.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { normaliseArticle } from '#transformer/normalise/steps.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import { anchorsOf, countriesOf, emptyBlocksOf, type LoadedRegistry } from '#transformer/registry/widget.ts';
import { type BlockPlacing, placedHtml } from '#transformer/render/blockHtml.ts';
import { renderFailedRule } from '#transformer/render/fault.ts';
import { pageContext } from '#transformer/render/pageContext.ts';
import {
  type BlockRenderer,
  type PageContext,
  renderBlock,
  type SiteFacts,
} from '#transformer/render/renderBlock.tsx';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import type { ContentContract } from '#transformer/validate/contentContract.ts';
import { createRepeatedValidation } from '#transformer/validate/repeatedValidation.ts';
import { isSame } from './isSame.ts';

export interface BlockMarkup {
  readonly id: string;
  readonly html: string;
}

export interface BlockOnPage extends BlockMarkup {
  readonly failures: readonly WidgetFailed[];
}

export interface WidgetFailed {
  readonly block: string;
  readonly message: string;
}

export interface BlockOnTrial {
  readonly prepared: ShownBlock;
  readonly html: string;
  /** Undefined if its widget, or a nested one, fails. The page stays unchanged. */
  readonly renderAs: (prepared: ShownBlock) => string | undefined;
}

export interface ArticleRenderer {
  /** Unchanged blocks keep their identity. Identical objects count as unchanged, without a comparison. */
  render: (article: unknown, reader?: PreviewReader) => readonly BlockOnPage[];
  onTrial: (id: string) => BlockOnTrial | undefined;
}

/** Cache size of sanitised HTML, in UTF-16 units: one long article with its versions. */
const maxCachedHtml = 4_000_000;

interface RenderedBlock {
  prepared: ShownBlock;
  reads: ReadonlyMap<keyof PageContext, unknown>;
  onPage: BlockOnPage;
}

/** By the functions of all pages. `registry` has the loaded widgets of the article's types. */
export function createArticleRenderer(
  {
    path,
    site: { linkNetworkHosts, ...facts },
    loaded,
    islandScripts,
    wideClass,
  }: Omit<FrameFacts, 'article'>,
  { registry, contract }: { registry: LoadedRegistry; contract: ContentContract },
): ArticleRenderer {
  const hosts = new Set(linkNetworkHosts);
  const site: SiteFacts = { ...facts, linkNetworkHosts: hosts };
  const renderer: BlockRenderer = {
    registry,
    html: createHtmlRenderer(maxCachedHtml, hosts),
    site,
    islandScripts: (type) => (Object.hasOwn(islandScripts, type) ? islandScripts[type] : undefined),
  };
  const placing: BlockPlacing = { registry, wideClass, preview: true };
  const validate = createRepeatedValidation(contract);
  let before: ReadonlyMap<string, RenderedBlock> = new Map();
  let pageBefore: PageContext | undefined;

  function rendered(prepared: ShownBlock, page: PageContext): RenderedBlock {
    const known = before.get(prepared.id);
    if (known && rendersSame(known.prepared, prepared, registry) && hasSameReads(known, page)) return known;
    const block = renderBlock(prepared, page, renderer);
    return {
      prepared,
      reads: readsOf(prepared, page, registry),
      onPage: {
        id: prepared.id,
        html: placedHtml(prepared, block, placing),
        failures: block.faults
          .filter(({ fault }) => fault.rule === renderFailedRule)
          .map(({ block: { id }, fault: { message } }) => ({ block: id, message })),
      },
    };
  }

  return {
    render: (input, { experiments, country, at } = anonymousReader) => {
      const reader = { experiments, country, at, preview: true };
      const validated = validate(completeDraft(input, path));
      const article =
        validated &&
        normaliseArticle(validated, {
          ...reader,
          linkNetworkHosts: hosts,
          isEmpty: emptyBlocksOf(registry),
          countriesOf: countriesOf(registry),
          anchorsOf: anchorsOf(registry),
        });
      if (!article) return [];
      const page = pageContext(article, reader, site, registry, loaded);
      const blocks = article.blocks.map((block) => rendered(block, page));
      before = new Map(blocks.map((block) => [block.prepared.id, block]));
      pageBefore = page;
      return blocks.map(({ onPage }) => onPage);
    },
    onTrial: (id) => {
      const [known, page] = [before.get(id), pageBefore];
      if (!known || !page) return undefined;
      return {
        prepared: known.prepared,
        html: known.onPage.html,
        renderAs: (prepared) => {
          const block = renderBlock(prepared, page, renderer);
          return block.degraded ? undefined : placedHtml(prepared, block, placing);
        },
      };
    },
  };
}

/** Differences only in problems or for other widgets do not count. */
function rendersSame(one: ShownBlock, other: ShownBlock, registry: LoadedRegistry): boolean {
  const reads = registry.get(other.type)?.reads ?? [];
  return (
    one.id === other.id &&
    one.type === other.type &&
    one.rejection === other.rejection &&
    one.firstPicture === other.firstPicture &&
    (one.indexOfKind === other.indexOfKind || !reads.includes('indexOfKind')) &&
    (one.placeOfKind === other.placeOfKind || !reads.includes('placeOfKind')) &&
    (one.nextOfKind === other.nextOfKind || !reads.includes('nextOfKind')) &&
    isSame(one.data, other.data, (a, b) =>
      isShownBlock(a) && isShownBlock(b) ? rendersSame(a, b, registry) : undefined,
    )
  );
}

function readsOf(
  block: ShownBlock,
  page: PageContext,
  registry: LoadedRegistry,
): ReadonlyMap<keyof PageContext, unknown> {
  const names = withBlocksInside(block).flatMap(({ type }): readonly (keyof BlockContext)[] => {
    const { reads = [], countries } = registry.get(type) ?? {};
    // Without a country, the preview shows a note above a block for some countries.
    return countries ? [...reads, 'country'] : reads;
  });
  return new Map(names.filter((name) => isOfPage(name, page)).map((name) => [name, page[name]]));
}

/** Whether a value is the same for all blocks of a page. Others are part of the prepared block. */
function isOfPage(name: string, page: PageContext): name is keyof PageContext {
  return Object.hasOwn(page, name);
}

function hasSameReads({ reads }: RenderedBlock, page: PageContext): boolean {
  return [...reads].every(([name, value]) => isSame(value, page[name]));
}
