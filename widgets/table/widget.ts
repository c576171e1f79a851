import { widget } from '#transformer/widget.ts';

export default widget('table', {
  load: () => import('./Table.tsx'),
  layout: 'wide',
});
