import type { JsonObject } from '#editing/editedValue.ts';
import { words } from '../words/words.ts';
import type { PasteNote } from './pasteNote.ts';
import { readBlocks } from './readBlocks.ts';
import { readDocument } from './readDocument.ts';
import { trimBreaks } from './trimBreaks.ts';

/**
 * What of pasted HTML a formatted text can hold, as HTML: paragraphs, headings and lists, or one line where the text is
 * one.
 *
 * @param kind whether the text consists of paragraphs and lists, or is one line
 */
export function reduceForText(
  html: string,
  kind: 'blocks' | 'inline',
): { html: string; notes: readonly PasteNote[] } {
  const notes: PasteNote[] = [];
  const note = (of: PasteNote['kind'], what: string): void => void notes.push({ kind: of, what });
  const parts = readBlocks(readDocument(html, note), (of, what) => {
    // A picture is no part of a text, so there is none to choose.
    if (of !== 'to-do') note(of, what);
  }).map((block) => partOf(block, note));
  const whole = parts.join('');
  return { html: kind === 'blocks' ? whole : inOneLine(whole), notes };
}

function partOf({ type, data }: JsonObject, note: (kind: PasteNote['kind'], what: string) => void): string {
  const field = (name: string): unknown =>
    typeof data === 'object' && data !== null && !Array.isArray(data) ? Reflect.get(data, name) : undefined;
  switch (type) {
    case 'heading': {
      const level = Number(field('level') ?? 2);
      return `<h${level}>${escaped(String(field('text') ?? ''))}</h${level}>`;
    }
    case 'list': {
      const tag = field('style') === 'number' ? 'ol' : 'ul';
      return `<${tag}>${textsIn(field('items'))
        .map((item) => `<li>${item}</li>`)
        .join('')}</${tag}>`;
    }
    case 'table': {
      note('look', words.pasting.tableBecame);
      const columns = textsIn(field('columns')).map(escaped);
      const rows = Array.isArray(field('rows')) ? (field('rows') as unknown[]).map(textsIn) : [];
      return [columns, ...rows]
        .filter((row) => row.length > 0)
        .map((row) => `<p>${row.join(', ')}</p>`)
        .join('');
    }
    case 'image': {
      const alt = String(field('alt') ?? '');
      note('lost', alt === '' ? words.pasting.pictureApart : words.pasting.thePictureApart(alt));
      return '';
    }
    default:
      return String(field('html') ?? '');
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Ends of paragraphs, headings and items become ends of lines. */
function inOneLine(html: string): string {
  const lines = html
    .replace(/<\/(?:p|h[2-4]|li)>(?=<)/g, '<br>')
    .replace(/<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr)>/g, '');
  return trimBreaks(lines, { blanks: false });
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
