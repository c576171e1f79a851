import type { CSSProperties, ReactNode } from 'react';
import { stars } from './StarRating.styles.ts';
import { formatScore, maxScore, scorePercent } from './score.ts';

interface StarRatingProps {
  /** From 0 to 5. */
  score: number;
}

/** A rating as five stars, filled as far as it goes, with the number as text for readers who cannot see them. */
export function StarRating({ score }: StarRatingProps): ReactNode {
  return (
    <span
      className={stars}
      lang="en"
      role="img"
      aria-label={`Rated ${formatScore(score)} out of ${maxScore}`}
      style={{ '--filled': `${scorePercent(score)}%` } as CSSProperties}
    >
      {'★'.repeat(maxScore)}
    </span>
  );
}
