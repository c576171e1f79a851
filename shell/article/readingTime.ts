import type { RenderedBlock } from '../../transformer/renderBlock.tsx';

/** How fast adults read English prose silently, in words per minute, on the careful side. */
export const wordsPerMinute = 230;

/** How long the article takes to read, in whole minutes, at least one. */
export function readingMinutes(blocks: readonly RenderedBlock[]): number {
  const words = blocks.reduce((sum, block) => sum + wordsOf(block), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

// A rendered block is kept and handed out again, so its words are counted once.
const counted = new WeakMap<RenderedBlock, number>();

function wordsOf(block: RenderedBlock): number {
  const known = counted.get(block);
  if (known !== undefined) return known;
  const words = countWords(block.html);
  counted.set(block, words);
  return words;
}

/** Counts the words between the tags of HTML that we rendered. What stands in a script is not read. */
export function countWords(html: string): number {
  let words = 0;
  let position = 0;
  while (position < html.length) {
    const tagStart = html.indexOf('<', position);
    const textEnd = tagStart === -1 ? html.length : tagStart;
    words += html.slice(position, textEnd).match(/[\p{L}\p{N}][^\s\u2014/]*/gu)?.length ?? 0;
    if (tagStart === -1) break;
    const end = html.startsWith('<script', tagStart) ? html.indexOf('</script>', tagStart) : tagStart;
    const tagEnd = html.indexOf('>', end === -1 ? html.length : end);
    if (tagEnd === -1) break;
    position = tagEnd + 1;
  }
  return words;
}
