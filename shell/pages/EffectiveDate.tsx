import type { ReactNode } from 'react';
import { formatDay } from '../article/dates.ts';

/** Since when a policy holds. */
export function EffectiveDate({ day }: { day: string }): ReactNode {
  return (
    <p>
      In effect since <time dateTime={day}>{formatDay(day)}</time>.
    </p>
  );
}
