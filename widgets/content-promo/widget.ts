import { widget } from '#transformer/registry/widget.ts';

export default widget('content-promo', {
  load: () => import('./ContentPromo.tsx'),
  reads: ['hasFirstPicture'],
});
