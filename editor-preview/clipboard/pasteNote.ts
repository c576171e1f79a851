import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import { words } from '../words/words.ts';

/** Something of what was pasted that is not as it was, or may not be as it was meant. */
export interface PasteNote {
  readonly kind: FromHtmlNote['kind'];
  readonly what: string;
}

/** Longer quotations are cut. */
const maxQuoted = 80;

/** The notes of the converter in the editor's words. */
export function pasteNotesOf(notes: readonly FromHtmlNote[]): PasteNote[] {
  return notes.map(({ kind, what, quotation }) => {
    const isLong = quotation.length > maxQuoted;
    const quoted = isLong ? `${quotation.slice(0, maxQuoted - 1).toWellFormed()}…` : quotation;
    return { kind, what: words.pasting.note(words.pasting.notes[what], quoted) };
  });
}
