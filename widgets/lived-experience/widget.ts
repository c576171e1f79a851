import { widget } from '#transformer/widget.ts';

export default widget('lived-experience', {
  load: () => import('./LivedExperience.tsx'),
  reads: ['hasFirstPicture'],
});
