import { widget } from '#transformer/registry/widget.ts';

export default widget('quote', {
  load: () => import('./Quote.tsx'),
  reads: ['hasFirstPicture'],
});
