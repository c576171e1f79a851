/** Contract between a recipe's HTML and its script, which has a size budget. */

/** On an interactive recipe. */
export const recipeAttribute = 'data-recipe';

/** On an amount in an ingredient's text: the number. */
export const amountAttribute = 'data-amount';

/** On an amount in decimals instead of fractions, such as grams. */
export const decimalAttribute = 'data-decimal';

/** On a unit with a plural: its singular and plural. */
export const oneAttribute = 'data-one';
export const severalAttribute = 'data-several';

/** On an ingredient's text with an amount, and on its mention in a step. */
export const scalingAttribute = 'data-scaling';

/**
 * How a text scales: `always`; `one` and `several` only while the counted noun keeps its number ("1 onion" has no form for two); `never` if it
 * is not understood. Texts that do not scale get a factor: "2 × 1 onion".
 */
export type Scaling = 'always' | 'one' | 'several' | 'never';

/** On the factor of a text that does not scale. */
export const timesAttribute = 'data-times';

/** On the servings of the recipe: their number. */
export const servingsAttribute = 'data-servings';

/** On the note that amounts in steps are not scaled. */
export const asWrittenAttribute = 'data-as-written';

/** On the fieldset with the choice of scale. */
export const scaleAttribute = 'data-scale';

/** On the parts of a step that cook mode shows: text and tip. */
export const stepPartAttribute = 'data-step';

/** On the buttons of cook mode and print. */
export const cookAttribute = 'data-cook';
export const printAttribute = 'data-print';

/** On a recipe while it is printed alone. */
export const printingAttribute = 'data-printing';

/** On the parts of cook mode, with their names. */
export const cookPartAttribute = 'data-cook-part';
export type CookPart = 'place' | 'step' | 'awake' | 'back' | 'next' | 'close';

/** Factors that a reader can choose. */
export const recipeScales = [0.5, 1, 2, 3] as const;

/** "Makes 1 serving", "Makes 4 servings". */
export function makesText(servings: number, written = String(servings)): string {
  return `Makes ${written} ${servings > 0 && servings <= 1 ? 'serving' : 'servings'}`;
}
