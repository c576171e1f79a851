import { widget } from '#transformer/registry/widget.ts';

export default widget('product-comparison-table', {
  load: () => import('./ProductComparisonTable.tsx'),
  layout: 'wide',
});
