import { helpfulAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('helpful', {
  load: () => import('./Helpful.tsx'),
  reads: ['articlePath', 'indexOfKind'],
  behaviours: [
    {
      script: 'client/behaviours/helpful.ts',
      marker: `[${helpfulAttribute}]`,
      // Restores an answer from before a reload.
      moment: 'visible',
      why: 'Reports the answer, and stores it while the tab is open.',
    },
  ],
});
