import { widget } from '#transformer/registry/widget.ts';

export default widget('image-carousel', {
  load: () => import('./ImageCarousel.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
