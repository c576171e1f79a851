import { widget } from '#transformer/registry/widget.ts';

export default widget('key-points', { load: () => import('./KeyPoints.tsx') });
