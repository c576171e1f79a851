import { widget } from '#transformer/widget.ts';

export default widget('end-of-section-link', {
  load: () => import('./EndOfSectionLink.tsx'),
});
