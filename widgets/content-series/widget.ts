import { widget } from '#transformer/widget.ts';

export default widget('content-series', {
  load: () => import('./ContentSeries.tsx'),
  reads: ['articlePath'],
});
