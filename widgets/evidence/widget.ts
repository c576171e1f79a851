import { widget } from '#transformer/widget.ts';

export default widget('evidence', {
  load: () => import('./Evidence.tsx'),
  reads: ['citations', 'indexOfKind'],
});
