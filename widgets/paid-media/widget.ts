import { widget } from '#transformer/registry/widget.ts';

export default widget('paid-media', {
  load: () => import('./PaidMedia.tsx'),
  reads: ['hasFirstPicture'],
});
