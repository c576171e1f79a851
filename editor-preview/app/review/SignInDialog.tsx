import { type FormEvent, type ReactNode, useState } from 'react';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field, trouble } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { signIn } from './signIn.ts';

export default function SignInDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const { document, collaborators, person, announce } = context;
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
    if (saving.kind === 'signed-out') return setFailure(words.review.signedInAs(person.name));
    void collaborators.reviews.refresh();
    announce(isSaved ? words.review.signedInSaved : words.review.signedIn);
    onClose();
  };
  return (
    <Dialog title={words.signIn} onClose={onClose}>
      <p>
        {words.review.youWorkAs(person.name, words.people.roles[person.role])} {words.review.unsavedStored}
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <label className={field}>
          {words.review.token}
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
          <MainButton type="submit" disabled={isBusy}>
            {isBusy ? words.review.signingIn : words.signIn}
          </MainButton>
          <PlainButton onClick={onClose}>{words.review.notNow}</PlainButton>
        </p>
      </form>
    </Dialog>
  );
}
