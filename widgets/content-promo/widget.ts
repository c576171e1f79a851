import { widget } from '#transformer/widget.ts';

export default widget('content-promo', {
  load: () => import('./ContentPromo.tsx'),
  reads: ['hasFirstPicture'],
});
