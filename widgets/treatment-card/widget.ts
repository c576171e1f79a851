import { widget } from '#transformer/widget.ts';

export default widget('treatment-card', {
  load: () => import('./TreatmentCard.tsx'),
  reads: ['placeOfKind'],
});
