import type { CSSProperties, ReactNode } from 'react';
import { stars } from './StarRating.styles.ts';
import { formatScore, maxScore, scorePercent } from './score.ts';

export function StarRating({ score, by }: { score: number; by: 'us' | 'customers' }): ReactNode {
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
