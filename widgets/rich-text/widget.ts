import { widget } from '#transformer/widget.ts';

export default widget('rich-text', {
  load: () => import('./RichText.tsx'),
});
