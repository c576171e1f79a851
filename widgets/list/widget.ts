import { widget } from '#transformer/registry/widget.ts';

export default widget('list', {
  load: () => import('./List.tsx'),
});
