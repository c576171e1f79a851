import type { PasteNote } from './pasteNote.ts';

/** What was not taken as it was, of what was pasted last in this window. */
let notes: readonly PasteNote[] = [];

export function keepPasteNotes(next: readonly PasteNote[]): void {
  notes = next;
}

export function pasteNotes(): readonly PasteNote[] {
  return notes;
}
