import { widget } from '#transformer/registry/widget.ts';

export default widget('content-series', {
  load: () => import('./ContentSeries.tsx'),
  reads: ['articlePath'],
});
