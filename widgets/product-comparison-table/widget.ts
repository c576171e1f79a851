import { widget } from '#transformer/widget.ts';

export default widget('product-comparison-table', {
  load: () => import('./ProductComparisonTable.tsx'),
  stands: 'wide',
});
