import { parseMarkup } from '../markup.ts';
import type { Leaf } from './leaves.ts';

/** A character that stands in no text: Unicode keeps it for private use. */
const mark = '\uE0F7';

/** A text in which every sign is another one, so that all of it is seen to change; blanks stay, because lines break there. */
export function markedText(text: string): string {
  return text.replace(/\S/g, mark);
}

function markedHtml(html: string): string {
  const root = document.createElement('div');
  root.append(parseMarkup(html));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = markedText(texts.currentNode.nodeValue ?? '');
  for (const picture of root.querySelectorAll('img')) picture.alt = mark;
  return root.innerHTML;
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
