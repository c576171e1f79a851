import { widget } from '#transformer/widget.ts';

export default widget('image', {
  load: () => import('./Image.tsx'),
  stands: 'wide',
  reads: ['holdsFirstPicture'],
});
