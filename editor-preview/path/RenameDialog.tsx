import { type FormEvent, type ReactNode, useState } from 'react';
import { whyFailed } from '../document/askServer.ts';
import { buttonRow, field, mainButton, plainButton } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { CommandContext } from '../tool/command.ts';
import { createPathClient } from './pathClient.ts';

interface RenameDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'tell'>;
  onClose: () => void;
}

const client = createPathClient();

/** Gives the article another path, after it was said what becomes of the present one. */
export default function RenameDialog({ context, onClose }: RenameDialogProps): ReactNode {
  const { document, view, tell } = context;
  const [to, setTo] = useState(view.path);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    // What waits here goes along.
    await document.save();
    const answer = await client.rename(view.path, to.trim());
    setBusy(false);
    if (answer.kind !== 'done') return setRefused(whyFailed(answer));
    document.receivePath(answer.value.path);
    onClose();
    tell(`The article stands at ${answer.value.path} now.`);
  };
  return (
    <Dialog title="Rename the path" onClose={onClose}>
      <form onSubmit={(event) => void rename(event)}>
        <label className={field}>
          New path
          <input
            {...{ [firstFocus]: '' }}
            value={to}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={refused !== undefined}
            aria-describedby="rename-refused rename-help"
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
        <p id="rename-refused" role="alert">
          {refused}
        </p>
        <p id="rename-help">
          <code>{view.path}</code> leads there from then on, for readers and editors. Comments, history and
          whoever has the article open go along.
        </p>
        <p className={buttonRow}>
          <button type="submit" className={mainButton} disabled={isBusy}>
            Rename
          </button>
          <button type="button" className={plainButton} onClick={onClose}>
            Leave it as it is
          </button>
        </p>
      </form>
    </Dialog>
  );
}
