import type { CSSProperties, ReactNode } from 'react';
import { stars } from './StarRating.styles.ts';
import { formatScore, maxScore, scorePercent } from './score.ts';

interface StarRatingProps {
  /** From 0 to 5. */
  score: number;
  /** Who has rated: what our editors say has a colour that nobody else's word has. */
  by: 'us' | 'customers';
}

/** A rating as five stars, filled as far as it goes, with the number as text for readers who cannot see them. */
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
