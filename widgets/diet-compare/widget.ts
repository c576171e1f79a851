import { widget } from '#transformer/registry/widget.ts';
import { maxCompared } from './comparedDiets.ts';

export default widget('diet-compare', {
  load: () => import('./DietCompare.tsx'),
  reads: ['articlePath', 'indexOfKind'],
  hydrate: 'visible',
  why: 'Keeps the choice of diets at two, and brings it back after a reload.',
  needsScript: ({ cards }) => cards.length > maxCompared,
});
