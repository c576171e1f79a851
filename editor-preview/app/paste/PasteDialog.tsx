import type { ReactNode } from 'react';
import { pasteNotes } from '../clipboard/lastPaste.ts';
import type { PasteNote } from '../clipboard/pasteNote.ts';
import { MainButton } from '../parts/buttons.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { words } from '../words/words.ts';

const kinds: readonly PasteNote['kind'][] = ['to-do', 'look', 'lost'];

export default function PasteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const notes = pasteNotes();
  return (
    <Dialog title={words.names.pasteNotes} onClose={onClose}>
      {kinds.map((kind) => {
        const ofKind = notes.filter((note) => note.kind === kind);
        return ofKind.length === 0 ? null : (
          <section key={kind}>
            <h3>{words.pasting.groups[kind]}</h3>
            <ul>
              {ofKind.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <p>{words.pasting.oneUndo}</p>
      <MainButton onClick={onClose}>{words.pasting.goOn}</MainButton>
    </Dialog>
  );
}
