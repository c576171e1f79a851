import { escapeAttribute } from '../../transformer/escape.ts';
import type { RenderedBlock } from '../../transformer/renderedBlock.ts';
import type { PageAssets } from '../pageAssets.ts';

/**
 * The first blocks, whose CSS stands in the document itself, and which the first paint waits for: more than fit below the
 * article's header on a tablet held upright, the tallest screen that is common. What a reader has to scroll to must not
 * delay what they see at once.
 */
export const firstViewBlocks = 6;

/** The block types among the first blocks, nested ones included. */
export function typesInFirstView(blocks: readonly RenderedBlock[]): Set<string> {
  return new Set(blocks.slice(0, firstViewBlocks).flatMap(({ types }) => types));
}

/**
 * For each block the HTML to put before it: links to the style sheets that it is the first to need. A browser shows
 * nothing behind such a link before the sheet is there, so nothing flashes and nothing moves; and a sheet that several
 * pages need is loaded once.
 *
 * @param inlined the parts whose CSS stands in the document
 */
export function laterStyles(
  blocks: readonly RenderedBlock[],
  inlined: Iterable<string>,
  assets: PageAssets,
): string[] {
  const parts = new Set(inlined);
  const present = new Set(assets.styleSheets(parts));
  return blocks.map(({ types }) => {
    const newTypes = types.filter((type) => !parts.has(type));
    if (newTypes.length === 0) return '';
    const missing = assets.styleSheets(newTypes).filter((address) => !present.has(address));
    for (const type of newTypes) parts.add(type);
    for (const address of missing) present.add(address);
    return missing.map((address) => `<link rel="stylesheet" href="${escapeAttribute(address)}">`).join('');
  });
}
