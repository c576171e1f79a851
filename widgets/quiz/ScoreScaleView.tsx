import type { CSSProperties, ReactNode } from 'react';
import { scale as scaleStyle } from './ScoreScale.styles.ts';
import type { ScoreScale } from './scoreScale.ts';

/** A scale with a band for each range, and the score on it. A drawing of what the words beside it say. */
export function ScoreScaleView({ scale: { low, high, at, bands } }: { scale: ScoreScale }): ReactNode {
  return (
    <div className={scaleStyle} aria-hidden="true">
      <div>
        {bands.map(({ start, length, holdsScore }) => (
          <span
            key={start}
            data-holds={holdsScore ? '' : undefined}
            style={{ '--start': start, '--length': length } as CSSProperties}
          />
        ))}
        <b style={{ '--start': at } as CSSProperties} />
      </div>
      <small>{low}</small>
      <small>{high}</small>
    </div>
  );
}
