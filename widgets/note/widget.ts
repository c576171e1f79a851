import { widget } from '#transformer/widget.ts';

export default widget('note', { load: () => import('./Note.tsx') });
