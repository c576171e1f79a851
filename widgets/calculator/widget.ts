import { widget } from '../../transformer/widget.ts';

export default widget('calculator', {
  load: () => import('./Calculator.tsx'),
  hydrate: 'interaction',
  why: 'Calculates in the browser, so that nothing that is entered leaves it.',
});
