import { type FormEvent, type ReactNode, useState } from 'react';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { failureMessage, fetchWithTimeout } from '../document/apiClient.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field, trouble } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';

type SignInOutcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

async function signIn(token: string): Promise<SignInOutcome> {
  // Success redirects into the editor; not followed, because the page is already open.
  const answer = await fetchWithTimeout(editorAddresses.signIn, {
    method: 'POST',
    body: new URLSearchParams({ token: tokenIn(token) }),
    redirect: 'manual',
  });
  if ('kind' in answer) return { ok: false, why: failureMessage(answer) };
  if (answer.type === 'opaqueredirect' || answer.status === 303) return { ok: true };
  if (answer.status === 429) return { ok: false, why: words.review.tooMany };
  if (answer.status === 401) return { ok: false, why: words.review.noToken };
  return { ok: false, why: words.review.serverError(answer.status) };
}

/** A whole link may be pasted. */
function tokenIn(pasted: string): string {
  return pasted.trim().replace(/^.*#/s, '');
}

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
