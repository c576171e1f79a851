import { widget } from '#transformer/registry/widget.ts';

export default widget('comparison-dropdown', {
  load: () => import('./ComparisonDropdown.tsx'),
  reads: ['articlePath', 'indexOfKind'],
  hydrate: 'interaction',
  why: 'Keeps the choice at two products, and shows them side by side.',
});
