import { widget } from '#transformer/widget.ts';

export default widget('basic', {
  load: () => import('./Basic.tsx'),
});
