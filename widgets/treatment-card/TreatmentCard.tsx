import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { TreatmentDetails } from './TreatmentDetails.tsx';
import { readTreatment } from './treatment.ts';

export default function TreatmentCard({
  data,
  block,
}: WidgetProps<'treatment-card', 'placeOfKind'>): ReactNode {
  const titleId = useId();
  const treatment = readTreatment(data);
  if (!treatment) return null;
  return (
    <TreatmentDetails
      treatment={treatment}
      titleId={titleId}
      place={{
        location: 'Treatment card',
        position: block.placeOfKind + 1,
      }}
    />
  );
}
