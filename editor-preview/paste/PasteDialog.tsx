import type { ReactNode } from 'react';
import { pasteNotes } from '../clipboard/lastPaste.ts';
import type { PasteNote } from '../clipboard/pasteNote.ts';
import { mainButton } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';

const groups: readonly (readonly [kind: PasteNote['kind'], title: string])[] = [
  ['to-do', 'To do'],
  ['look', 'To look at'],
  ['lost', 'Not taken'],
];

/** Says what of the last paste is not as it was. */
export default function PasteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const notes = pasteNotes();
  return (
    <Dialog isStillEnglish title="Notes on what was pasted" onClose={onClose}>
      {groups.map(([kind, title]) => {
        const ofKind = notes.filter((note) => note.kind === kind);
        return ofKind.length === 0 ? null : (
          <section key={kind}>
            <h3>{title}</h3>
            <ul>
              {ofKind.map(({ what }) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <p>One Undo takes back all that was pasted.</p>
      <button type="button" className={mainButton} onClick={onClose}>
        Go on
      </button>
    </Dialog>
  );
}
