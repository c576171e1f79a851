import type { ReactNode } from 'react';
import type { Review } from '../../editing/review/review.ts';
import { plainButton } from '../parts/controls.styles.ts';
import { momentInWords } from '../parts/times.ts';
import { past } from './ReviewPanel.styles.ts';

interface PastReviewsProps {
  reviews: readonly Review[];
  /** With the text of the moment that it was about. */
  onCompare: (at: string) => void;
}

/** All that was asked and said, the latest first. */
export function PastReviews({ reviews, onCompare }: PastReviewsProps): ReactNode {
  if (reviews.length === 0) return null;
  return (
    <details className={past}>
      <summary>{reviews.length === 1 ? '1 step so far' : `${reviews.length} steps so far`}</summary>
      <ol>
        {reviews.toReversed().map((review) => (
          <li key={review.number}>
            {whatWasDone(review)}, {momentInWords(review.at)}
            {review.words !== '' && <blockquote>{review.words}</blockquote>}
            <div>
              <button
                type="button"
                className={plainButton}
                aria-label={`Compare with what ${review.author} saw on ${momentInWords(review.at)}`}
                onClick={() => onCompare(`o${review.sequence}`)}
              >
                Compare
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
      return `${author} asked ${askedOf ?? 'the medical reviewers'} for a review`;
    case 'approved':
      return `${author} approved`;
    case 'changes-wanted':
      return `${author} wanted changes`;
  }
}
