import { widget } from '#transformer/widget.ts';

export default widget('checklist', { load: () => import('./Checklist.tsx') });
