import { isText, parseMarkup } from '../markup.ts';
import type { Leaf } from './leaves.ts';

/** A private-use character, which no text contains. */
const mark = '\uE0F7';

/** A text with every character replaced, so that all of it differs; blanks stay for line breaking. */
export function markedText(text: string, by = mark): string {
  return text.replace(/\S/g, by);
}

function markedHtml(html: string, by = mark): string {
  const root = document.createElement('div');
  root.append(parseMarkup(html));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = markedText(texts.currentNode.nodeValue ?? '', by);
  for (const picture of root.querySelectorAll('img')) picture.alt = by;
  return root.innerHTML;
}

const firstPrivate = 0xe000;
const privateSigns = 0x1900;

/** Texts with distinct private-use characters as values: rendered together, they show their positions. */
export function signedTexts(leaves: readonly Leaf[]): readonly (readonly [Leaf, string])[] {
  return leaves
    .filter((leaf) => typeof leaf.value === 'string')
    .slice(0, privateSigns)
    .map((leaf, index) => {
      const sign = String.fromCharCode(firstPrivate + index);
      const text = String(leaf.value);
      return [leaf, leaf.isHtml ? markedHtml(text, sign) : markedText(text, sign)];
    });
}

export function signedTextsIn(part: Node, signed: readonly (readonly [Leaf, string])[]): readonly Leaf[] {
  const found = new Set<number>();
  const note = (text: Node): void => {
    for (const sign of text.nodeValue ?? '') found.add(sign.charCodeAt(0) - firstPrivate);
  };
  if (isText(part)) note(part);
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.localName !== 'script') note(texts.currentNode);
  return [...found].flatMap((index) => signed[index]?.[0] ?? []);
}

/** Several for constrained values: an address, a date, a bounded number. */
export function marksFor({ value, isHtml }: Leaf): readonly Leaf['value'][] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, 0];
  if (isHtml) return [markedHtml(value)];
  if (/^\d{4}-\d\d-\d\d/.test(value))
    return [value.replace(/^(\d{4}-\d\d-)(\d\d)/, otherDay), markedText(value)];
  if (/^(?:[a-z][a-z0-9+.-]*:|[/#?])\S*$/i.test(value))
    return [`${value}${mark}`, `${value}x`, markedText(value)];
  return value.trim() === '' ? [mark] : [markedText(value)];
}

function otherDay(_all: string, month: string, day: string): string {
  return `${month}${day === '01' ? '02' : '01'}`;
}
