export const recipeAttribute = 'data-recipe';

/** On an amount in an ingredient's text: the number. */
export const amountAttribute = 'data-amount';

/** On an amount in decimals instead of fractions, such as grams. */
export const decimalAttribute = 'data-decimal';

/** On a unit with a plural: its singular and plural. */
export const oneAttribute = 'data-one';
export const severalAttribute = 'data-several';

export const scalingAttribute = 'data-scaling';

/**
 * `one` and `several` only while the counted noun keeps its number ("1 onion" has no form for two); `never`
 * if not understood. Texts that do not scale get a factor: "2 × 1 onion".
 */
export type Scaling = 'always' | 'one' | 'several' | 'never';

/** On the factor of a text that does not scale. */
export const timesAttribute = 'data-times';

/** On what the recipe makes, whose `b` is rewritten: the number of servings. */
export const servingsAttribute = 'data-servings';

/** On the note that amounts in steps are not scaled. */
export const asWrittenAttribute = 'data-as-written';

export const scaleAttribute = 'data-scale';

/** On the parts of a step that cook mode shows: text and tip. */
export const stepPartAttribute = 'data-step';

export const cookAttribute = 'data-cook';
export const printAttribute = 'data-print';

/** On a recipe while it is printed alone: the page's address, which is printed below it. */
export const printingAttribute = 'data-printing';

export const cookPartAttribute = 'data-cook-part';
export type CookPart = 'place' | 'ingredients' | 'step' | 'awake' | 'back' | 'next' | 'close';

export const recipeScales = [0.5, 1, 2, 3] as const;

export function servingsText(servings: number, written = String(servings)): string {
  return `${written} ${servings > 0 && servings <= 1 ? 'serving' : 'servings'}`;
}
