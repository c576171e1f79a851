import { type FormEvent, type ReactNode, useState } from 'react';
import { whoMay } from '#editing/person.ts';
import { maxReviewWords } from '#editing/review/review.ts';
import { field } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { Guarded } from './Guarded.tsx';
import { whyNot } from './inOurWords.ts';
import { useReviewForm } from './useReviewForm.ts';

/** Requests a review of the current state from one or all medical reviewers. */
export function AskForReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const [askedOf, setAskedOf] = useState('');
  const [written, setWritten] = useState('');
  const { isBusy, failure, make } = useReviewForm(context);
  const reviewers = whoMay('review', people).filter(({ role }) => role !== 'owner');
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const review = { kind: 'asked' as const, words: written, ...(askedOf === '' ? {} : { askedOf }) };
    if (await make(review, words.review.requested)) setWritten('');
  };
  return (
    <form onSubmit={(event) => void ask(event)} aria-label={words.review.ask}>
      <h3>{words.review.ask}</h3>
      <label className={field}>
        {words.review.ofWhom}
        <select value={askedOf} onChange={(event) => setAskedOf(event.target.value)}>
          <option value="">{words.review.anyReviewer}</option>
          {reviewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={field}>
        {words.review.lookAt}
        <textarea
          value={written}
          maxLength={maxReviewWords}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Guarded
        whyNot={whyNot(person, 'ask-for-review', people) ?? (isBusy ? words.review.asking : undefined)}
      >
        {words.review.ask}
      </Guarded>
    </form>
  );
}
