import { isElement, isText } from '../markup.ts';
import type { PointedAt, TextOnPage } from '../tracing/traceFields.ts';

export interface MarkedLetters {
  /** Letters before the selection's start and end; blanks do not count. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function markedEnds(page: Document): readonly [PointedAt, PointedAt] | undefined {
  const range = markedRange(page);
  const marked = range ? markedTexts(range) : [];
  // A range may end at the start of the next element, after line breaks.
  const nonBlank = marked.filter(({ node, start, end }) => node.data.slice(start, end).trim() !== '');
  const [first, last] = nonBlank.length > 0 ? [nonBlank[0], nonBlank.at(-1)] : [marked[0], marked.at(-1)];
  return first && last && [pointAt(first.node, first.start), pointAt(last.node, last.end)];
}

export function markedSigns({ node, start, end }: TextOnPage): { from: number; to: number } | undefined {
  const range = markedRange(node.ownerDocument);
  const marked = range && markedTexts(range).find((one) => one.node === node);
  if (!marked || marked.end <= start || marked.start >= end) return undefined;
  return { from: Math.max(0, marked.start - start), to: Math.min(end, marked.end) - start };
}

export function markedLetters(holder: Element): MarkedLetters | undefined {
  const marked = markedRange(holder.ownerDocument)?.cloneRange();
  if (!marked?.intersectsNode(holder)) return undefined;
  const all = holder.ownerDocument.createRange();
  all.selectNodeContents(holder);
  if (marked.compareBoundaryPoints(Range.START_TO_START, all) < 0)
    marked.setStart(all.startContainer, all.startOffset);
  if (marked.compareBoundaryPoints(Range.END_TO_END, all) > 0) marked.setEnd(all.endContainer, all.endOffset);
  const text = marked.toString();
  if (text === '') return undefined;
  const before = all.cloneRange();
  before.setEnd(marked.startContainer, marked.startOffset);
  const from = lettersIn(before.cloneContents()).length;
  return { from, to: from + lettersIn(marked.cloneContents()).length, text };
}

export function lettersIn(part: Node): string {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let letters = '';
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!parentElement?.closest('[data-cite]')) letters += nodeValue;
  }
  return letters.replace(/\s+/g, '');
}

function markedRange(page: Document): Range | undefined {
  const selection = page.getSelection();
  return selection && !selection.isCollapsed && selection.rangeCount > 0
    ? selection.getRangeAt(0)
    : undefined;
}

export function markedTexts(range: Range): readonly TextOnPage[] {
  const { commonAncestorContainer: root, startContainer, startOffset, endContainer, endOffset } = range;
  const texts = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: TextOnPage[] = [];
  for (let node: Node | null | undefined = isText(root) ? root : texts?.nextNode(); node; ) {
    if (isText(node) && range.intersectsNode(node)) {
      const start = node === startContainer ? startOffset : 0;
      const end = node === endContainer ? endOffset : node.data.length;
      if (start < end) found.push({ node, start, end });
    }
    node = texts?.nextNode();
  }
  return found;
}

function pointAt(node: Text, offset: number): PointedAt {
  const { parentElement } = node;
  if (!parentElement || !isElement(parentElement)) throw new Error('A marked text is in no element.');
  return { element: parentElement, text: { node, offset } };
}
