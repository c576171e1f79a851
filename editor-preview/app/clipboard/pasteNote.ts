import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import { words } from '../words/words.ts';

export interface PasteNote {
  readonly kind: FromHtmlNote['kind'];
  readonly message: string;
}

const maxQuoted = 80;

export function pasteNotesOf(notes: readonly FromHtmlNote[]): PasteNote[] {
  return notes.map(({ kind, topic, quotation }) => {
    const isLong = quotation.length > maxQuoted;
    const quoted = isLong ? `${quotation.slice(0, maxQuoted - 1).toWellFormed()}…` : quotation;
    return { kind, message: words.pasting.note(words.pasting.notes[topic], quoted) };
  });
}
