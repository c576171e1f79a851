import { widget } from '#transformer/registry/widget.ts';

export default widget('flip-card-carousel', {
  load: () => import('./FlipCardCarousel.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
