import { type FormEvent, type ReactNode, useState } from 'react';
import { roleNames } from '../../editing/person.ts';
import { buttonRow, field, mainButton, plainButton, trouble } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { CommandContext } from '../tool/command.ts';
import { signIn } from './signIn.ts';

interface SignInDialogProps {
  context: CommandContext;
  onClose: () => void;
}

/** Signs in again without leaving the article, and saves what has waited. */
export default function SignInDialog({ context, onClose }: SignInDialogProps): ReactNode {
  const { document, company, person, tell } = context;
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    const outcome = await signIn(token);
    const isSaved = outcome.ok && (await document.save());
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.why);
    const { saving } = document.view();
    if (saving.kind === 'signed-out')
      return setFailure(
        `Somebody else is signed in now. These changes are ${person.name}’s: sign in as ${person.name} to save them.`,
      );
    void company.reviews.refresh();
    tell(isSaved ? 'You are signed in, and everything is saved.' : 'You are signed in.');
    onClose();
  };
  return (
    <Dialog isStillEnglish title="Sign in" onClose={onClose}>
      <p>
        You work as {person.name}, {roleNames[person.role]}. What is not saved yet is kept in this browser,
        and is saved when you have signed in.
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <label className={field}>
          Your editor token, or your link
          <input
            type="password"
            autoComplete="current-password"
            required
            maxLength={400}
            value={token}
            {...{ [firstFocus]: '' }}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
        {failure !== undefined && (
          <p role="alert" className={trouble}>
            {failure}
          </p>
        )}
        <p className={buttonRow}>
          <button type="submit" className={mainButton} disabled={isBusy}>
            {isBusy ? 'Signing in…' : 'Sign in'}
          </button>
          <button type="button" className={plainButton} onClick={onClose}>
            Not now
          </button>
        </p>
      </form>
    </Dialog>
  );
}
