import { widget } from '#transformer/widget.ts';

export default widget('image-carousel', {
  load: () => import('./ImageCarousel.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
