import { dataOf } from '../blockData.ts';
import { everyBlock, mapEveryBlock } from '../blockTree.ts';
import type { PreparedArticle } from '../preparedArticle.ts';
import { firstFree } from './fillStableIds.ts';

/** Names that the page itself uses, and blocks that have one and the same on every page. */
const reservedAnchors = ['main', 'recipe'];

/** Longer names make unwieldy links. In characters. */
const longestAnchor = 60;

/**
 * Gives every heading, also one inside another block, a name by which links reach it, unique in the article. The
 * author's own names stand; where two headings have the same one, the later gets a number behind it.
 */
export function anchorHeadings(article: PreparedArticle): PreparedArticle {
  const anchors = anchorsOfHeadings(article);
  let count = 0;
  return mapEveryBlock(article, (block) => {
    const heading = dataOf(block, 'heading');
    if (!heading) return block;
    const anchor = anchors[count++];
    return anchor === heading.anchor ? block : { ...block, data: { ...heading, anchor } };
  });
}

/** The names that {@link anchorHeadings} gives, in reading order, for who needs nothing else of the page. */
export function anchorsOfHeadings(article: PreparedArticle): string[] {
  const headings = everyBlock(article).flatMap((block) => dataOf(block, 'heading') ?? []);
  const written = new Set(headings.map(({ anchor }) => anchor));
  const taken = new Set(reservedAnchors);
  return headings.map((heading) => {
    const anchor = heading.anchor
      ? firstFree(heading.anchor, (name) => taken.has(name))
      : firstFree(anchorOf(heading.text), (name) => taken.has(name) || written.has(name));
    taken.add(anchor);
    return anchor;
  });
}

/** The name that a heading's text gives: `How much?` is `how-much`. A text without latin letters gives `section`. */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) return 'section';
  const name = cutAtWord(words.join('-'));
  return /^[a-z]/.test(name) ? name : `section-${name}`;
}

function cutAtWord(name: string): string {
  if (name.length <= longestAnchor) return name;
  const wordEnd = name.lastIndexOf('-', longestAnchor);
  return name.slice(0, wordEnd > 0 ? wordEnd : longestAnchor);
}
