import { widget } from '#transformer/widget.ts';

export default widget('key-points', { load: () => import('./KeyPoints.tsx') });
