import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { points } from './ProsAndCons.styles.ts';

interface ProsAndConsProps {
  pros: readonly string[];
  cons: readonly string[];
}

export function ProsAndCons({ pros, cons }: ProsAndConsProps): ReactNode {
  return (
    <div className={points}>
      <Points title="Pros" points={pros} />
      <Points title="Cons" points={cons} />
    </div>
  );
}

function Points({ title, points: list }: { title: 'Pros' | 'Cons'; points: readonly string[] }): ReactNode {
  if (list.length === 0) return null;
  return (
    <div data-cons={title === 'Cons' ? '' : undefined}>
      <b>
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
