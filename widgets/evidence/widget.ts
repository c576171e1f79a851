import { widget } from '#transformer/registry/widget.ts';

export default widget('evidence', {
  load: () => import('./Evidence.tsx'),
  reads: ['citations', 'indexOfKind'],
});
