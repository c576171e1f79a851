/**
 * What the server writes into a recipe's HTML and the script of recipes reads. Part of that script, which has a size
 * budget.
 */

/** On a recipe that a reader may tick, scale, cook from and print. */
export const recipeAttribute = 'data-recipe';

/** On an amount in the text of an ingredient: the number. */
export const amountAttribute = 'data-amount';

/** On an amount that is written with decimals and not with fractions, as grams and liters are. */
export const decimalAttribute = 'data-decimal';

/** On a unit that has another form where there is more than one: that of one, and that of several. */
export const oneAttribute = 'data-one';
export const severalAttribute = 'data-several';

/** On the text of an ingredient that says how much, and on what a step says of it. */
export const scalingAttribute = 'data-scaling';

/**
 * How a text is written for another number of servings: `always` with its amounts anew; `one` and `several` so, as long as what is
 * counted keeps its form ("1 onion" is no form for two); and `never`, because we do not understand it. What is not written
 * anew stands there as its author wrote it, with how often to take it: "2 × 1 onion".
 */
export type Scaling = 'always' | 'one' | 'several' | 'never';

/** On the number that says how often to take what is not written anew. */
export const timesAttribute = 'data-times';

/** On what says how many servings the recipe makes: their number. */
export const servingsAttribute = 'data-servings';

/** On what says, while amounts are scaled, that those of steps are as the author wrote them. */
export const asWrittenAttribute = 'data-as-written';

/** On the fieldset in which a reader chooses how often to make the recipe. */
export const scaleAttribute = 'data-scale';

/** On what cook mode shows of a step: its text and its tip. */
export const stepPartAttribute = 'data-step';

/** On the buttons for cook mode and for paper. */
export const cookAttribute = 'data-cook';
export const printAttribute = 'data-print';

/** On a recipe while it is printed alone. */
export const printingAttribute = 'data-printing';

/** On the parts of cook mode, each under its name. */
export const cookPartAttribute = 'data-cook-part';
export type CookPart = 'place' | 'step' | 'awake' | 'back' | 'next' | 'close';

/** How often a recipe can be made at once. */
export const recipeScales = [0.5, 1, 2, 3] as const;

/** "Makes 1 serving", "Makes 4 servings". */
export function makesText(servings: number, written = String(servings)): string {
  return `Makes ${written} ${servings > 0 && servings <= 1 ? 'serving' : 'servings'}`;
}
