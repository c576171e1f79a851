import { isText, parseMarkup } from '../markup.ts';
import type { Leaf } from './leaves.ts';

/** A character that stands in no text: Unicode keeps it for private use. */
const mark = '\uE0F7';

/** A text in which every sign is another one, so that all of it is seen to change; blanks stay, because lines break there. */
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

/** The first of the characters that Unicode keeps for private use, and how many of them there are. */
const firstPrivate = 0xe000;
const privateSigns = 0x1900;

/** Texts with values in which each has a sign of its own: rendered all at once, the page says where each of them stands. */
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

/** Those of them that stand in a part of the page, in reading order. */
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

/**
 * Values to put in the place of one, to see what of the page comes from it. Several where a value has to be of a kind:
 * an address, a day, a number between others.
 */
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
