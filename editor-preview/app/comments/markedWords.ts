import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { findWords, markWords, maxMarkedLength } from '#editor-preview/model/comments/markedWords.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { inOneLine, shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import type { Marked } from '../collaborators/commentBook.ts';

export interface MarkedText {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

export function markedInField(
  article: EditedArticle,
  { block, pointer }: Pick<Marked, 'block' | 'pointer'>,
  marked: MarkedText,
): Marked | undefined {
  const node = article.nodes.get(block);
  const written = node && valueAt(node.fields, pointer);
  if (typeof written !== 'string') return undefined;
  const text = inOneLine(marked.text);
  if (text === '' || text.length > maxMarkedLength) return undefined;
  const read = shownTextOfHtml(written);
  // Outer blanks belong to the context.
  const [leading] = /^\s*/.exec(marked.text) ?? [''];
  const trailing = marked.text.slice(marked.text.trimEnd().length);
  const before = (marked.before + leading).replaceAll(/\s+/g, ' ');
  const after = (trailing + marked.after).replaceAll(/\s+/g, ' ');
  const found = findWords(read, { text, before, after, at: before.length });
  if (!found || found.isReworded) return undefined;
  return { block, pointer, words: markWords(read, found.start, found.end) };
}

export function markedInBlock(article: EditedArticle, block: string, marked: MarkedText): Marked | undefined {
  const node = article.nodes.get(block);
  for (const pointer of textFields(node?.fields.data, '/data')) {
    const found = markedInField(article, { block, pointer }, marked);
    if (found) return found;
  }
  return undefined;
}

function textFields(value: EditedValue | undefined, pointer: string): string[] {
  if (typeof value === 'string') return [pointer];
  if (value instanceof KeyedList)
    return value.items.flatMap((item) => textFields(item.value, pointer + pointerStep(item.key)));
  if (!isEditedObject(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => textFields(inner, pointer + pointerStep(field)));
}

export function selectionInForm(document: Document): { pointer: string; marked: MarkedText } | undefined {
  const { activeElement } = document;
  const pointer = activeElement?.closest('[data-field]')?.getAttribute('data-field');
  if (!activeElement || pointer === null || pointer === undefined) return undefined;
  const marked = isTextInput(activeElement) ? markedInInput(activeElement) : markedInside(activeElement);
  return marked && { pointer, marked };
}

function isTextInput(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function markedInInput(input: HTMLInputElement | HTMLTextAreaElement): MarkedText | undefined {
  const { value, selectionStart: start, selectionEnd: end } = input;
  if (start === null || end === null || start === end) return undefined;
  return { text: value.slice(start, end), before: value.slice(0, start), after: value.slice(end) };
}

export function markedInside(element: Element): MarkedText | undefined {
  const selection = element.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!selection || !range || range.collapsed || !element.contains(range.commonAncestorContainer))
    return undefined;
  const context = range.cloneRange();
  context.selectNodeContents(element);
  context.setEnd(range.startContainer, range.startOffset);
  const before = context.toString();
  context.selectNodeContents(element);
  context.setStart(range.endContainer, range.endOffset);
  return { text: selection.toString(), before, after: context.toString() };
}
