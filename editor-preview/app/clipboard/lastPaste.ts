import type { PasteNote } from './pasteNote.ts';

let notes: readonly PasteNote[] = [];

export function keepPasteNotes(next: readonly PasteNote[]): void {
  notes = next;
}

export function pasteNotes(): readonly PasteNote[] {
  return notes;
}
