import { widget } from '#transformer/widget.ts';

export default widget('downloadable', {
  load: () => import('./Downloadable.tsx'),
  reads: ['hasFirstPicture'],
});
