import { widget } from '#transformer/registry/widget.ts';

export default widget('lived-experience', {
  load: () => import('./LivedExperience.tsx'),
  reads: ['hasFirstPicture'],
});
