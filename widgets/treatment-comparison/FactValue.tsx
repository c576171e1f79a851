import type { ReactNode } from 'react';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';

export function FactValue({ value, isMarked }: { value: string | undefined; isMarked: boolean }): ReactNode {
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
