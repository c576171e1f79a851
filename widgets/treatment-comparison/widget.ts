import { widget } from '#transformer/registry/widget.ts';

export default widget('treatment-comparison', {
  load: () => import('./TreatmentComparison.tsx'),
  reads: ['contentMeta'],
  layout: 'wide',
});
