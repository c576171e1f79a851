import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { whyNot } from '../../editing/person.ts';
import { maxReviewWords } from '../../editing/review/review.ts';
import { buttonRow, field, plainButton } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { Guarded } from './Guarded.tsx';
import { useReviewForm } from './useReviewForm.ts';

/** Approves what is there now, or says which changes are wanted. */
export function GiveReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const id = useId();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, make } = useReviewForm(context);
  const why = whyNot(person, 'review', people);
  const give = async (kind: 'approved' | 'changes-wanted'): Promise<void> => {
    const lacksWords = kind === 'changes-wanted' && words.trim() === '';
    setMissing(lacksWords);
    if (lacksWords) return document.getElementById(id)?.focus();
    const done = kind === 'approved' ? 'The article is approved.' : 'It is said which changes are wanted.';
    if (await make({ kind, words }, done)) setWords('');
  };
  const approve = (event: FormEvent): void => {
    event.preventDefault();
    void give('approved');
  };
  return (
    <form onSubmit={approve} aria-label="Give a review">
      <h3>Give a review</h3>
      {why === undefined && (
        <>
          <label className={field} htmlFor={id}>
            What you have found
            <textarea
              id={id}
              value={words}
              maxLength={maxReviewWords}
              aria-invalid={isMissing}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          {isMissing && <p role="alert">Say which changes you want.</p>}
          {failure !== undefined && <p role="alert">{failure}</p>}
        </>
      )}
      <div className={buttonRow}>
        <Guarded whyNot={why ?? (isBusy ? 'It is being kept.' : undefined)}>Approve</Guarded>
        {why === undefined && (
          <button type="button" className={plainButton} onClick={() => void give('changes-wanted')}>
            Want changes
          </button>
        )}
      </div>
    </form>
  );
}
