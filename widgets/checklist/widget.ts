import { widget } from '#transformer/registry/widget.ts';

export default widget('checklist', { load: () => import('./Checklist.tsx') });
