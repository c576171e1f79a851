import { richTextFromHtml } from '#transformer/fromHtml/richTextFromHtml.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { type PasteNote, pasteNotesOf } from './pasteNote.ts';

/** Reduces pasted HTML to what a formatted text supports: paragraphs, headings and lists, or one line. */
export function reduceForText(
  html: string,
  kind: RichTextKind,
): { html: string; notes: readonly PasteNote[] } {
  const reduced = richTextFromHtml(html, kind);
  return { html: reduced.html, notes: pasteNotesOf(reduced.notes) };
}
