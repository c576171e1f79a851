import { widget } from '#transformer/widget.ts';

export default widget('list', {
  load: () => import('./List.tsx'),
});
