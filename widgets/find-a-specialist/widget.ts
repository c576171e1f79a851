import { widget } from '#transformer/registry/widget.ts';

export default widget('find-a-specialist', {
  load: () => import('./FindASpecialist.tsx'),
});
