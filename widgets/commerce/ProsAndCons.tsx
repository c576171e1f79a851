import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { points } from './ProsAndCons.styles.ts';

interface ProsAndConsProps {
  pros: readonly string[];
  cons: readonly string[];
  /** Whether a title above names both lists: then only screen readers have the title of each. */
  isTitled?: boolean;
}

export function ProsAndCons({ pros, cons, isTitled = false }: ProsAndConsProps): ReactNode {
  return (
    <div className={points}>
      <Points title="Pros" points={pros} isTitled={isTitled} />
      <Points title="Cons" points={cons} isTitled={isTitled} />
    </div>
  );
}

interface PointsProps {
  title: 'Pros' | 'Cons';
  points: readonly string[];
  isTitled: boolean;
}

function Points({ title, points: list, isTitled }: PointsProps): ReactNode {
  if (list.length === 0) return null;
  return (
    <div data-cons={title === 'Cons' ? '' : undefined}>
      <b className={isTitled ? 'visually-hidden' : undefined}>
        <OwnWords>{title}</OwnWords>
      </b>
      <ul>
        {list.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
