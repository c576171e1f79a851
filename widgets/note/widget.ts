import { widget } from '#transformer/registry/widget.ts';

export default widget('note', { load: () => import('./Note.tsx') });
