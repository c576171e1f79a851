import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { maxCommentLength } from '#editor-preview/model/comments/comment.ts';
import { type Answer, failureMessage } from '../document/apiClient.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow } from '../parts/controls.styles.ts';
import { words } from '../words/words.ts';
import { composer } from './CommentsPanel.styles.ts';

interface ComposerProps {
  label: ReactNode;
  action: string;
  /** Stores unsent text under this key. */
  drafts: Map<string, string>;
  draftOf: string;
  send: (text: string) => Promise<Answer<unknown>>;
  onCancel?: () => void;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** The input for a comment or a reply. Text stays until the server has it. */
export function Composer(props: ComposerProps): ReactNode {
  const { label, action, drafts, draftOf, send, onCancel, field } = props;
  const id = useId();
  const [, redraw] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const text = drafts.get(draftOf) ?? '';
  const isEmpty = text.trim() === '';

  const type = (typed: string): void => {
    if (typed === '') drafts.delete(draftOf);
    else drafts.set(draftOf, typed);
    redraw((count) => count + 1);
  };
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isEmpty || isBusy) return;
    setBusy(true);
    const answer = await send(text);
    setBusy(false);
    setTrouble(answer.kind === 'done' ? undefined : words.commentsPanel.stored(failureMessage(answer)));
    if (answer.kind === 'done') {
      drafts.delete(draftOf);
      redraw((count) => count + 1);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (composesText(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      void submit();
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form className={composer} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        value={text}
        maxLength={maxCommentLength}
        rows={3}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {trouble && <p role="alert">{trouble}</p>}
      <p className={buttonRow}>
        <MainButton type="submit" disabled={isEmpty || isBusy}>
          {action}
        </MainButton>
        {onCancel && <PlainButton onClick={onCancel}>{words.commentsPanel.notNow}</PlainButton>}
      </p>
    </form>
  );
}
