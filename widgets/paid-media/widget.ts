import { widget } from '#transformer/widget.ts';

export default widget('paid-media', {
  load: () => import('./PaidMedia.tsx'),
  reads: ['hasFirstPicture'],
});
