import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { evidenceScale } from './EvidenceScale.styles.ts';
import { OwnWords } from './OwnWords.tsx';

export type EvidenceLevel = BlockDataByType['evidence']['level'];

const levels: Record<EvidenceLevel, { filled: number; word: string }> = {
  none: { filled: 0, word: 'No evidence' },
  weak: { filled: 2, word: 'Weak evidence' },
  moderate: { filled: 3, word: 'Moderate evidence' },
  strong: { filled: 4, word: 'Strong evidence' },
};

const radius = 5.5;
const centres = [6.5, 21.5, 36.5, 51.5];

interface EvidenceScaleProps {
  level: EvidenceLevel;
  /** Whether trials tested it: then the lowest level is a finding, not a lack of studies. */
  isTested?: boolean;
  className?: string | undefined;
}

/** Dots are hidden from screen readers. The lowest level is a bar: a filled dot would count. */
export function EvidenceScale({ level, isTested = false, className }: EvidenceScaleProps): ReactNode {
  const { filled, word } = levels[level];
  return (
    <span className={className ? `${evidenceScale} ${className}` : evidenceScale}>
      <svg viewBox="0 0 58 13" width="58" height="13" aria-hidden="true">
        {centres.map((centre, index) => (
          <circle
            key={centre}
            cx={centre}
            cy="6.5"
            r={radius}
            fill={index < filled ? 'currentColor' : 'none'}
          />
        ))}
        {filled === 0 && <path d="M3.5 6.5h6" />}
      </svg>
      <OwnWords>{isTested && level === 'none' ? 'No effect found in trials' : word}</OwnWords>
    </span>
  );
}
