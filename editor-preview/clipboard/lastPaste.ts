import type { PasteNote } from './pasteNote.ts';

/** Changes made to the last paste in this window. */
let notes: readonly PasteNote[] = [];

export function keepPasteNotes(next: readonly PasteNote[]): void {
  notes = next;
}

export function pasteNotes(): readonly PasteNote[] {
  return notes;
}
