import { dataOf } from '../article/blockData.ts';
import { mapHtml } from '../article/mapTexts.ts';
import type { BlockList, PreparedBlock } from '../article/preparedArticle.ts';
import { markHeadings } from '../html/headingMarks.ts';
import { contentHash } from '../problems/contentHash.ts';
import type { BlockAnchors } from '../registry/anchors.ts';
import { firstFree } from './fillStableIds.ts';
import { numberBlocksOfKind } from './numberBlocksOfKind.ts';

/** Ids of the page itself, and of blocks with a fixed id. */
const reservedAnchors = ['top', 'main', 'recipe', 'comments'];

/** Longer anchors make unwieldy links. In characters. */
const longestAnchor = 60;

/** Authors' anchors win; duplicates get a number, and headings in HTML come after heading blocks. */
export function anchorHeadings(blocks: BlockList<PreparedBlock>): BlockList<PreparedBlock> {
  const anchors = anchorsOfHeadings(blocks);
  let count = 0;
  const idOf = freeAnchors(anchors);
  return blocks.map((block) => {
    const heading = dataOf(block, 'heading');
    if (!heading) return mapHtml(block, (html) => markHeadings(html, idOf));
    const anchor = anchors[count++];
    return anchor === heading.anchor ? block : { ...block, data: { ...heading, anchor } };
  });
}

export function anchorsOfHeadings(blocks: BlockList<PreparedBlock>): string[] {
  const headings = blocks.flatMap((block) => dataOf(block, 'heading') ?? []);
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

/** Returns free anchors for texts: the last number of each text is stored, because many may repeat. */
function freeAnchors(used: readonly string[]): (text: string) => string {
  const taken = new Set([...reservedAnchors, ...used]);
  const numbers = new Map<string, number>();
  return (text) => {
    const name = anchorOf(text);
    let number = numbers.get(name) ?? 1;
    let anchor = name;
    while (taken.has(anchor)) anchor = `${name}-${++number}`;
    numbers.set(name, number);
    taken.add(anchor);
    return anchor;
  };
}

/**
 * From the text alone, so edits elsewhere do not break links. `How much?` is `how-much`, `Crème` is `creme`,
 * `Größe` is `grosse`; letters of other scripts stay.
 */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .replace(/['’\u00ad\u200b-\u200d]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => latinLetters[letter] ?? letter)
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return `section-${contentHash(text).slice(0, hashLength)}`;
  const name = cutAtWord(words.join('-'));
  return /^\p{L}/u.test(name) ? name : `section-${name}`;
}

/** ASCII forms of letters that Unicode does not decompose. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Length of the hash for headings without letters and digits, such as an emoji. */
const hashLength = 8;

function cutAtWord(name: string): string {
  if (name.length <= longestAnchor) return name;
  const wordEnd = name.lastIndexOf('-', longestAnchor);
  // Does not split a surrogate pair.
  return name.slice(0, wordEnd > 0 ? wordEnd : longestAnchor).replace(/[\ud800-\udbff]$/, '');
}

export function anchorsOf(blocks: BlockList<PreparedBlock>, ofBlock: BlockAnchors): string[] {
  return numberBlocksOfKind(anchorHeadings(blocks))
    .filter(({ rejection }) => rejection === undefined)
    .flatMap(ofBlock);
}
