import { type FormEvent, type ReactNode, useState } from 'react';
import { whoMay, whyNot } from '../../editing/person.ts';
import { maxReviewWords } from '../../editing/review/review.ts';
import { field } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { Guarded } from './Guarded.tsx';
import { useReviewForm } from './useReviewForm.ts';

/** Asks somebody, or all medical reviewers, for a review of what is there now. */
export function AskForReview({ context }: { context: CommandContext }): ReactNode {
  const { person, people } = context;
  const [askedOf, setAskedOf] = useState('');
  const [words, setWords] = useState('');
  const { isBusy, failure, make } = useReviewForm(context);
  const reviewers = whoMay('review', people).filter(({ role }) => role !== 'owner');
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const review = { kind: 'asked' as const, words, ...(askedOf === '' ? {} : { askedOf }) };
    if (await make(review, 'The review is asked for.')) setWords('');
  };
  return (
    <form onSubmit={(event) => void ask(event)} aria-label="Ask for a review">
      <h3>Ask for a review</h3>
      <label className={field}>
        Of whom
        <select value={askedOf} onChange={(event) => setAskedOf(event.target.value)}>
          <option value="">Any medical reviewer</option>
          {reviewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={field}>
        What to look at
        <textarea
          value={words}
          maxLength={maxReviewWords}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Guarded
        whyNot={whyNot(person, 'ask-for-review', people) ?? (isBusy ? 'It is being asked.' : undefined)}
      >
        Ask for a review
      </Guarded>
    </form>
  );
}
