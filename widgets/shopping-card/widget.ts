import { widget } from '#transformer/registry/widget.ts';

export default widget('shopping-card', {
  load: () => import('./ShoppingCard.tsx'),
  reads: ['placeOfKind', 'hasFirstPicture', 'retailers'],
});
