import { widget } from '#transformer/widget.ts';

export default widget('image', {
  load: () => import('./Image.tsx'),
  layout: 'wide',
  reads: ['hasFirstPicture'],
});
