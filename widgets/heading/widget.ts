import { widget } from '#transformer/registry/widget.ts';

export default widget('heading', {
  load: () => import('./Heading.tsx'),
  anchors: ({ anchor }) => (anchor ? [anchor] : []),
});
