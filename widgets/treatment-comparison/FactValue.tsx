import type { ReactNode } from 'react';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';

interface FactValueProps {
  /** Undefined where the treatment says nothing. */
  value: string | undefined;
  /** Whether it is one of the few by which the treatments differ. */
  isMarked: boolean;
}

/** What a treatment has to say to a label. */
export function FactValue({ value, isMarked }: FactValueProps): ReactNode {
  if (value !== undefined) return isMarked ? <span className={marker}>{value}</span> : value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <OwnWords>not stated</OwnWords>
      </span>
    </>
  );
}
