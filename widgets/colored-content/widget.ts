import { widget } from '#transformer/widget.ts';

export default widget('colored-content', {
  load: () => import('./ColoredContent.tsx'),
});
