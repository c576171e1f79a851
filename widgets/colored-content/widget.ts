import { widget } from '#transformer/registry/widget.ts';

export default widget('colored-content', {
  load: () => import('./ColoredContent.tsx'),
});
