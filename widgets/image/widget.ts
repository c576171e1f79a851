import { widget } from '#transformer/registry/widget.ts';

export default widget('image', {
  load: () => import('./Image.tsx'),
  layout: 'wide',
  reads: ['hasFirstPicture'],
});
