import { widget } from '#transformer/registry/widget.ts';

export default widget('rich-text', {
  load: () => import('./RichText.tsx'),
});
