import { widget } from '#transformer/registry/widget.ts';

export default widget('table', {
  load: () => import('./Table.tsx'),
  layout: 'wide',
});
