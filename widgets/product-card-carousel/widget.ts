import { widget } from '#transformer/registry/widget.ts';

export default widget('product-card-carousel', {
  load: () => import('./ProductCardCarousel.tsx'),
});
