import { widget } from '#transformer/registry/widget.ts';

export default widget('end-of-section-link', {
  load: () => import('./EndOfSectionLink.tsx'),
});
