import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { findASpecialist } from './FindASpecialist.styles.ts';
import { SpecialistOffer } from './SpecialistOffer.tsx';
import { readSpecialist, specialistTitle } from './specialist.ts';

export default function FindASpecialist({ data }: WidgetProps<'find-a-specialist'>): ReactNode {
  const titleId = useId();
  const specialist = readSpecialist(data);
  if (!specialist) return null;
  return (
    <section
      className={findASpecialist}
      aria-labelledby={titleId}
      {...trackFacts({ location: 'Find a specialist' })}
    >
      <strong id={titleId}>
        <OwnWords>{specialistTitle}</OwnWords>
      </strong>
      <SpecialistOffer specialist={specialist} />
    </section>
  );
}
