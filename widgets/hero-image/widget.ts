import { widget } from '#transformer/registry/widget.ts';

export default widget('hero-image', {
  load: () => import('./HeroImage.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
