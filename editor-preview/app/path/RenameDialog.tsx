import { createElement, type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { failureMessage } from '../document/apiClient.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { createPathClient } from './pathClient.ts';

interface RenameDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'announce'>;
  onClose: () => void;
}

const client = createPathClient();

export default function RenameDialog({ context, onClose }: RenameDialogProps): ReactNode {
  const { document, view, announce } = context;
  const [to, setTo] = useState(view.path);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    // Queued operations are sent first.
    await document.save();
    const answer = await client.rename(view.path, to.trim());
    setBusy(false);
    if (answer.kind !== 'done') return setRefused(failureMessage(answer));
    document.receivePath(answer.value.path);
    onClose();
    announce(words.place.movedTo(answer.value.path));
  };
  return (
    <Dialog title={words.place.rename} onClose={onClose}>
      <form onSubmit={(event) => void rename(event)}>
        <label className={field}>
          {words.place.newPath}
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
          {createElement(Fragment, null, ...words.place.renameHelp(<code>{view.path}</code>))}
        </p>
        <p className={buttonRow}>
          <MainButton type="submit" disabled={isBusy}>
            {words.place.doRename}
          </MainButton>
          <PlainButton onClick={onClose}>{words.place.leaveAsIs}</PlainButton>
        </p>
      </form>
    </Dialog>
  );
}
