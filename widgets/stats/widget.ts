import { widget } from '../../transformer/widget.ts';

export default widget('stats', {
  load: () => import('./Stats.tsx'),
  reads: ['preview'],
});
