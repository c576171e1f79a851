import type { ReactNode } from 'react';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';

interface FactValueProps {
  /** Undefined if the treatment has no such fact. */
  value: string | undefined;
  /** Whether it is one of the few differences between the treatments. */
  isMarked: boolean;
}

/** A treatment's value for a label. */
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
