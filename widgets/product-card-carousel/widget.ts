import { widget } from '#transformer/widget.ts';

export default widget('product-card-carousel', {
  load: () => import('./ProductCardCarousel.tsx'),
});
