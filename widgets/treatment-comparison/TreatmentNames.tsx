import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnName } from '../ui/OwnWords.tsx';
import { scrollCue } from '../ui/scrollCue.styles.ts';
import { stickyNames } from './TreatmentComparison.styles.ts';

interface ComparedTreatment {
  name: string;
  /** Id of its card's heading; undefined without a card. */
  cardId: string | undefined;
}

interface TreatmentNamesProps {
  treatments: readonly ComparedTreatment[];
  /** Whether the names are column heads of a table. */
  isAboveTable: boolean;
}

/** The sticky names of the treatments, linked to their cards. */
export function TreatmentNames({ treatments, isAboveTable }: TreatmentNamesProps): ReactNode {
  const nameId = useId();
  const names = (
    <ul>
      {treatments.map(({ name, cardId }, index) => (
        <li key={index}>
          {cardId ? (
            <a
              href={`#${cardId}`}
              {...trackClick(
                trackingEvent('element-clicked', {
                  actionOutcome: 'INTERNALLINK',
                  name,
                  position: index + 1,
                }),
              )}
            >
              <span>{name}</span>
            </a>
          ) : (
            <b>
              <span>{name}</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  );
  const header = { className: cx(scrollCue, stickyNames), 'data-above-table': isAboveTable ? '' : undefined };
  return treatments.some(({ cardId }) => cardId) ? (
    <nav aria-labelledby={nameId} {...header}>
      <OwnName id={nameId}>Treatments compared</OwnName>
      {names}
    </nav>
  ) : (
    <div {...header}>{names}</div>
  );
}
