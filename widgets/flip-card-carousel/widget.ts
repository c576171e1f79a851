import { widget } from '#transformer/widget.ts';

export default widget('flip-card-carousel', {
  load: () => import('./FlipCardCarousel.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
