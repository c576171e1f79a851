import { widget } from '#transformer/registry/widget.ts';

export default widget('testimonial', {
  load: () => import('./Testimonial.tsx'),
  reads: ['hasFirstPicture'],
});
