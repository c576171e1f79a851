import type { ReactNode } from 'react';
import type { Review } from '#editing/review/review.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { momentInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';
import { past } from './ReviewPanel.styles.ts';

interface PastReviewsProps {
  reviews: readonly Review[];
  /** Called with the text of the reviewed moment. */
  onCompare: (at: string) => void;
}

/** All requests and reviews, latest first. */
export function PastReviews({ reviews, onCompare }: PastReviewsProps): ReactNode {
  if (reviews.length === 0) return null;
  return (
    <details className={past}>
      <summary>{words.review.steps(reviews.length)}</summary>
      <ol>
        {reviews.toReversed().map((review) => (
          <li key={review.number}>
            {whatWasDone(review)}, {momentInWords(review.at)}
            {review.words !== '' && <blockquote>{review.words}</blockquote>}
            <div>
              <button
                type="button"
                className={plainButton}
                aria-label={words.review.compareWith(review.author, momentInWords(review.at))}
                onClick={() => onCompare(`o${review.sequence}`)}
              >
                {words.review.compare}
              </button>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

function whatWasDone({ kind, author, askedOf }: Review): string {
  switch (kind) {
    case 'asked':
      return words.review.requestedBy(author, askedOf ?? words.reviewStatus.theReviewers);
    case 'approved':
      return words.review.approved(author);
    case 'changes-wanted':
      return words.review.wantedChanges(author);
  }
}
