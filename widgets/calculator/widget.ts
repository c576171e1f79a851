import type { CalculatorData } from '#schemas/generated/types.ts';
import { widget } from '#transformer/registry/widget.ts';
import { calculatorWords } from './words/calculatorWords.ts';

export default widget('calculator', {
  load: () => import('./Calculator.tsx'),
  brings: ({ calculator }: CalculatorData) => calculatorWords[calculator],
  laterParts: ['widgets/calculator/ResultView.tsx'],
  hydrate: 'interaction',
  why: 'Calculates in the browser, so that nothing that is entered leaves it.',
});
