import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { isElement, isText } from '../markup.ts';
import type { Leaf } from './leaves.ts';
import { markedText } from './marks.ts';

export type Difference =
  | {
      readonly kind: 'text';
      readonly node: Text;
      readonly start: number;
      readonly end: number;
      readonly now: string;
    }
  | { readonly kind: 'attributes' | 'content'; readonly node: Element };

const unseen = new Set(['script', 'style', 'template', 'noscript']);

export function differencesBetween(before: ParentNode, after: ParentNode): Difference[] {
  const found: Difference[] = [];
  compareChildren(before, after, found);
  return found;
}

function compareChildren(before: ParentNode, after: ParentNode, found: Difference[]): void {
  const [ours, theirs] = [[...before.childNodes], [...after.childNodes]];
  const hasSameShape =
    ours.length === theirs.length && ours.every((node, index) => node.nodeName === theirs[index]?.nodeName);
  if (!hasSameShape) {
    if (isElement(before)) found.push({ kind: 'content', node: before });
    return;
  }
  ours.forEach((node, index) => {
    const other = theirs[index];
    if (other) compare(node, other, found);
  });
}

function compare(before: Node, after: Node, found: Difference[]): void {
  if (isText(before)) {
    const now = after.nodeValue ?? '';
    if (before.data !== now)
      found.push({ kind: 'text', node: before, now, ...changedRange(before.data, now) });
  } else if (isElement(before) && isElement(after) && !unseen.has(before.localName)) {
    if (!before.cloneNode().isEqualNode(after.cloneNode())) found.push({ kind: 'attributes', node: before });
    compareChildren(before, after, found);
  }
}

export function changedRange(before: string, after: string): { start: number; end: number } {
  const { at, remove } = pieceBetween(before, after);
  return { start: at, end: at + remove.length };
}

/** Where the field's text is verbatim in a difference. */
export function verbatimIn(difference: Difference, leaf: Leaf): { start: number; end: number } | undefined {
  const { value, isHtml } = leaf;
  if (difference.kind !== 'text' || typeof value !== 'string' || isHtml || value.trim() === '')
    return undefined;
  const { node, now } = difference;
  const start = difference.start - (value.length - value.trimStart().length);
  const end = start + value.length;
  const isOwn =
    node.data.slice(start, end) === value &&
    now === node.data.slice(0, start) + markedText(value) + node.data.slice(end);
  return start >= 0 && isOwn ? { start, end } : undefined;
}

/** The visible ones among all differences of a field: text, else images, else other elements. */
export function significantOf(
  { isHtml, value }: Leaf,
  differences: readonly Difference[],
): readonly Difference[] {
  const texts = differences.filter(({ kind }) => kind === 'text');
  const isInPieces = isHtml || /[\r\n]/.test(String(value).trim());
  if (texts.length > 0) return isInPieces ? texts : texts.slice(0, 1);
  const seen = differences.filter(
    ({ kind, node }) =>
      kind === 'content' || (isElement(node) && node.matches('img, video, iframe, svg, source')),
  );
  const [first] = seen.length > 0 ? seen : differences;
  return first ? [first] : [];
}
