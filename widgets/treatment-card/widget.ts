import { widget } from '#transformer/registry/widget.ts';

export default widget('treatment-card', {
  load: () => import('./TreatmentCard.tsx'),
  reads: ['placeOfKind'],
});
