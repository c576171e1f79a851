import { widget } from '#transformer/registry/widget.ts';

export default widget('one-two-three', {
  load: () => import('./OneTwoThree.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
});
