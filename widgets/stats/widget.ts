import { countListAttribute } from '#contracts/countUp.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('stats', {
  load: () => import('./Stats.tsx'),
  reads: ['preview'],
  behaviours: [
    {
      script: 'client/behaviours/countUp.ts',
      marker: `[${countListAttribute}]`,
      moment: 'visible',
      why: 'Counts the figures up when they are first seen.',
    },
  ],
});
