import type { CSSProperties, ReactNode } from 'react';
import { stars } from './StarRating.styles.ts';
import { formatScore, maxScore } from './score.ts';

interface StarRatingProps {
  /** From 0 to 5. */
  score: number;
}

/** A rating as five stars, filled as far as it goes, with the number as text for readers who cannot see them. */
export function StarRating({ score }: StarRatingProps): ReactNode {
  return (
    <span className={stars} role="img" aria-label={`Rated ${formatScore(score)} out of ${maxScore}`}>
      {Array.from({ length: maxScore }, (_, star) => (
        <i key={star} style={fillOf(score - star)} />
      ))}
    </span>
  );
}

/** How much of one star is filled; a full one needs no style. */
function fillOf(rest: number): CSSProperties | undefined {
  if (rest >= 1) return undefined;
  return { '--filled': `${Math.round(Math.max(rest, 0) * 100)}%` } as CSSProperties;
}
