import { widget } from '#transformer/widget.ts';

export default widget('quote', {
  load: () => import('./Quote.tsx'),
  reads: ['hasFirstPicture'],
});
