import { widget } from '#transformer/widget.ts';

export default widget('hero-image', {
  load: () => import('./HeroImage.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
