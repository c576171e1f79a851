import { widget } from '#transformer/registry/widget.ts';

export default widget('downloadable', {
  load: () => import('./Downloadable.tsx'),
  reads: ['hasFirstPicture'],
});
