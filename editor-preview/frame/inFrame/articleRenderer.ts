import { anonymousReader, type PreviewReader } from '#contracts/previewReader.ts';
import type { BlockContext } from '#transformer/blockContext.ts';
import { type BlockPlacing, placedHtml } from '#transformer/blockHtml.ts';
import { withBlocksInside } from '#transformer/blockTree.ts';
import { renderFailedRule } from '#transformer/fault.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { normaliseArticle } from '#transformer/normalise/steps.ts';
import { pageContext } from '#transformer/page/pageContext.ts';
import { isShownBlock, type ShownBlock } from '#transformer/preparedArticle.ts';
import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import {
  type BlockRenderer,
  type PageContext,
  renderBlock,
  type SiteFacts,
} from '#transformer/renderBlock.tsx';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import type { ContentContract } from '#transformer/validate/contentContract.ts';
import { createRepeatedValidation } from '#transformer/validate/repeatedValidation.ts';
import { anchorsOf, countriesOf, emptyBlocksOf, type LoadedRegistry } from '#transformer/widget.ts';
import { isSame } from './isSame.ts';

/** The HTML of one of an article's own blocks. */
export interface BlockMarkup {
  readonly id: string;
  /** The block with the element around it that says which one it is. */
  readonly html: string;
}

/** One of an article's own blocks as it stands on the page. */
export interface BlockOnPage extends BlockMarkup {
  /** Why a part of it is missing: its widget, or that of a block inside it, failed. */
  readonly failures: readonly WidgetFailed[];
}

export interface WidgetFailed {
  readonly block: string;
  readonly message: string;
}

/** One of the article's own blocks, for trying how it would be rendered if it were another one. */
export interface BlockOnTrial {
  readonly prepared: ShownBlock;
  readonly html: string;
  /** Undefined where its widget, or one inside it, fails on that. What is on the page stays as it is. */
  readonly renderAs: (prepared: ShownBlock) => string | undefined;
}

export interface ArticleRenderer {
  /**
   * Renders an article, whatever it is: what of it is as it was the last time is not rendered again, and is the very
   * object that it was. What is the same object as before is not looked into.
   *
   * @param reader whom the page is for; nobody in particular where nothing is said
   */
  render: (article: unknown, reader?: PreviewReader) => readonly BlockOnPage[];
  /** One of the blocks that were rendered last; undefined for any other. */
  onTrial: (id: string) => BlockOnTrial | undefined;
}

/** How much sanitised HTML is kept, in UTF-16 units: that of one long article and its versions. */
const keptHtml = 4_000_000;

interface RenderedBlock {
  prepared: ShownBlock;
  /** What of the page's context it was rendered with. */
  reads: ReadonlyMap<keyof PageContext, unknown>;
  onPage: BlockOnPage;
}

/**
 * Takes an article the way of all pages, by the same functions, again and again: validated block by block, normalised as
 * a whole, and rendered where something has changed.
 *
 * @param registry the widgets of the types that the articles have, as many as have been loaded
 */
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
    html: createHtmlRenderer(keptHtml, hosts),
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
          showsNothing: emptyBlocksOf(registry),
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

/** Whether two prepared blocks give the same HTML on the same page: what only problems or other widgets ask for is left out. */
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

/** What a block and those inside it read of their page. */
function readsOf(
  block: ShownBlock,
  page: PageContext,
  registry: LoadedRegistry,
): ReadonlyMap<keyof PageContext, unknown> {
  const names = withBlocksInside(block).flatMap(({ type }): readonly (keyof BlockContext)[] => {
    const { reads = [], countries } = registry.get(type) ?? {};
    // Above a block that is for some countries stands whether readers of all of them get it.
    return countries ? [...reads, 'country'] : reads;
  });
  return new Map(names.filter((name) => isOfPage(name, page)).map((name) => [name, page[name]]));
}

/** Whether something is the same for all blocks of a page. What only one block knows stands in its prepared form. */
function isOfPage(name: string, page: PageContext): name is keyof PageContext {
  return Object.hasOwn(page, name);
}

function hasSameReads({ reads }: RenderedBlock, page: PageContext): boolean {
  return [...reads].every(([name, value]) => isSame(value, page[name]));
}
