import type { CSSProperties, ReactNode } from 'react';
import { stars } from './StarRating.styles.ts';
import { formatScore, maxScore, scorePercent } from './score.ts';

interface StarRatingProps {
  /** From 0 to 5. */
  score: number;
  /** The rater: our editors' ratings have a colour reserved for them. */
  by: 'us' | 'customers';
}

/** A rating as five partially filled stars, with the number as text for screen readers. */
export function StarRating({ score, by }: StarRatingProps): ReactNode {
  return (
    <span
      className={stars}
      data-by={by}
      lang="en"
      role="img"
      aria-label={`Rated ${formatScore(score)} out of ${maxScore}`}
      style={{ '--filled': `${scorePercent(score)}%` } as CSSProperties}
    >
      {'★'.repeat(maxScore)}
    </span>
  );
}
