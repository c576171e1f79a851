import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { isElement, isText } from '../markup.ts';

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
