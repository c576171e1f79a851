import { widget } from '#transformer/widget.ts';

export default widget('heading', {
  load: () => import('./Heading.tsx'),
  anchors: ({ anchor }) => (anchor ? [anchor] : []),
});
