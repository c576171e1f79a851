import { trackingOffAttribute } from '../../contracts/tracking.ts';
import { escapeAttribute } from '../../transformer/escape.ts';
import { layoutsOf } from '../../transformer/layoutVariants.ts';
import type { PreparedBlock } from '../../transformer/preparedArticle.ts';
import type { RenderedBlock } from '../../transformer/renderedBlock.ts';
import type { TransformedArticle } from '../../transformer/transformArticle.ts';
import { type AssembledDocument, document, inlinedParts } from '../page/document.ts';
import { pageLanguage } from '../page/language.ts';
import { lastingPiece } from '../page/pieces.ts';
import { siteChrome } from '../page/siteChrome.tsx';
import { articleFrame, type FrameShell } from './articleFrame.tsx';
import { wideBlock } from './articleLayout.styles.ts';
import { contentsExperiment } from './Contents.tsx';
import { firstViewBlocks, laterStyles, typesInFirstView } from './laterStyles.ts';

/** Blocks that may be wider than the reading column. */
const wideTypes: ReadonlySet<string> = new Set(['table', 'product-comparison-table', 'treatment-comparison']);

/** The article template of the home page, on which the logo is the heading of level 1 (specification §2.1). */
const homeTemplate = 'homepage';

interface ArticlePageOptions {
  /** Whether blocks carry their ids, and search engines are kept out. */
  preview: boolean;
  /** Experiment name to variant, of the experiments this reader takes part in. */
  experiments: Readonly<Record<string, string>>;
}

/** The page of an article. */
export function articlePage(
  transformed: TransformedArticle,
  { preview, experiments }: ArticlePageOptions,
  shell: FrameShell,
): AssembledDocument {
  const { article, blocks } = transformed;
  const isHome = article.template === homeTemplate;
  const chrome = siteChrome(shell, isHome ? 'home' : 'page');
  const frame = articleFrame(
    transformed,
    { preview, isHome, place: layoutsOf(experiments)[contentsExperiment] },
    shell,
  );
  const rendered = blocks.map((block) => block.rendered);
  const inlined = { shellParts, blockTypes: typesInFirstView(rendered) };
  const styles = laterStyles(rendered, inlinedParts(inlined), shell.assets);
  const column = blocks.map(({ block, rendered }, index) => {
    const { before, after } = placeOf(block, rendered, preview);
    return [`${styles[index] ?? ''}${before}`, rendered, after];
  });
  const first = [lastingPiece(chrome.before), frame.opening, ...column.slice(0, firstViewBlocks).flat()];
  const later = column.slice(firstViewBlocks).flat();
  const end = [frame.closing, lastingPiece(chrome.after)];
  return document({
    ...inlined,
    language: pageLanguage(article.language),
    head: frame.head,
    // Of a short article, readers see the footer at once.
    ...(later.length > 0 ? { body: first, below: [...later, ...end] } : { body: [...first, ...end] }),
    assets: shell.assets,
    // What editors look at is nothing that readers do.
    rootAttributes: preview ? { [trackingOffAttribute]: '' } : {},
  });
}

const shellParts = ['shell-article'] as const;

/** A block's HTML as it stands in the reading column. In a preview it says which block it is. */
export function blockInPlace(block: PreparedBlock, rendered: RenderedBlock, preview: boolean): string {
  const { before, after } = placeOf(block, rendered, preview);
  return before + rendered.html + after;
}

/** What stands around a block's HTML. */
function placeOf({ type, id }: PreparedBlock, { html }: RenderedBlock, preview: boolean) {
  const isWide = wideTypes.has(type) && html !== '';
  const wide = isWide ? { before: `<div class="${wideBlock}">`, after: '</div>' } : { before: '', after: '' };
  if (!preview) return wide;
  return {
    before: `<div data-block-id="${escapeAttribute(id)}">${wide.before}`,
    after: `${wide.after}</div>`,
  };
}
