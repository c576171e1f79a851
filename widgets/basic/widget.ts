import { widget } from '#transformer/registry/widget.ts';

export default widget('basic', {
  load: () => import('./Basic.tsx'),
});
