import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { maxReviewWords } from '#editing/review/review.ts';
import { buttonRow, field, plainButton } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { Guarded } from './Guarded.tsx';
import { whyNot } from './inOurWords.ts';
import { useReviewForm } from './useReviewForm.ts';

/** Approves the current state, or requests changes. */
export function GiveReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const id = useId();
  const [written, setWritten] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, make } = useReviewForm(context);
  const why = whyNot(person, 'review', people);
  const give = async (kind: 'approved' | 'changes-wanted'): Promise<void> => {
    const lacksWords = kind === 'changes-wanted' && written.trim() === '';
    setMissing(lacksWords);
    if (lacksWords) return document.getElementById(id)?.focus();
    const done = kind === 'approved' ? words.review.isApproved : words.review.changesAreWanted;
    if (await make({ kind, words: written }, done)) setWritten('');
  };
  const approve = (event: FormEvent): void => {
    event.preventDefault();
    void give('approved');
  };
  return (
    <form onSubmit={approve} aria-label={words.review.give}>
      <h3>{words.review.give}</h3>
      {why === undefined && (
        <>
          <label className={field} htmlFor={id}>
            {words.review.found}
            <textarea
              id={id}
              value={written}
              maxLength={maxReviewWords}
              aria-invalid={isMissing}
              onChange={(event) => setWritten(event.target.value)}
            />
          </label>
          {isMissing && <p role="alert">{words.review.sayWhich}</p>}
          {failure !== undefined && <p role="alert">{failure}</p>}
        </>
      )}
      <div className={buttonRow}>
        <Guarded whyNot={why ?? (isBusy ? words.review.keeping : undefined)}>{words.review.approve}</Guarded>
        {why === undefined && (
          <button type="button" className={plainButton} onClick={() => void give('changes-wanted')}>
            {words.review.wantChanges}
          </button>
        )}
      </div>
    </form>
  );
}
