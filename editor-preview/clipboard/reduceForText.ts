import { richTextFromHtml } from '#transformer/fromHtml/richTextFromHtml.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { type PasteNote, pasteNotesOf } from './pasteNote.ts';

/**
 * What of pasted HTML a formatted text can hold, as HTML: paragraphs, headings and lists, or one line where the text is
 * one.
 */
export function reduceForText(
  html: string,
  kind: RichTextKind,
): { html: string; notes: readonly PasteNote[] } {
  const reduced = richTextFromHtml(html, kind);
  return { html: reduced.html, notes: pasteNotesOf(reduced.notes) };
}
