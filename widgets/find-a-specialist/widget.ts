import { widget } from '#transformer/widget.ts';

export default widget('find-a-specialist', {
  load: () => import('./FindASpecialist.tsx'),
});
