import { widget } from '#transformer/widget.ts';

export default widget('testimonial', {
  load: () => import('./Testimonial.tsx'),
  reads: ['hasFirstPicture'],
});
