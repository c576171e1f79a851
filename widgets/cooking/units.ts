/** Measures, written out; plural with "s". */
const measureWords =
  'cup|tablespoon|teaspoon|pound|fluid ounce|ounce|pint|quart|gallon|kilogram|gram|milliliter|liter';
/** Abbreviated measures. "lbs" becomes "lb" for one. */
const measureSigns = 'tbsp|tsp|lb|fl oz|oz|kg|g|ml|l';
/** Packages: an amount in parentheses is the content of one. */
const packages = 'can|package|packet|jar|bag|box|bottle|carton|container';
const pieces = 'clove|slice|stick|sprig|stalk|head|handful|pinch|dash|piece|fillet|scoop|sheet|strip|bunch';

/** In any grammatical form, as a whole word. */
const words = (names: string): string => `(?:${names})(?:e?s)?(?![a-z])`;
const signs = (names: string): string => String.raw`(?:${names})s?(?![a-z])\.?`;

export const measure = `(?:${words(measureWords)}|${signs(measureSigns)})`;
export const unit = `(?:${measure}|${words(`${packages}|${pieces}`)})`;

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');
const measures = whole(measure);
const sealed = whole(words(packages));
const writtenOut = whole(words(`${measureWords}|${packages}|${pieces}`));
/** Metric units, which take no thirds. */
const metric = whole(signs('gram|kilogram|milliliter|liter|kg|g|ml|l'));
const smallMetric = whole(signs('gram|milliliter|g|ml'));
const pluralInEs = /(?:box|bunch|pinch|dash)$/i;

/** Whether it is a gram or a milliliter: recipes use thousands of these. */
export function isSmallMetric(written: string): boolean {
  return smallMetric.test(written);
}

export function isMeasure(written: string): boolean {
  return measures.test(written);
}

export function isPackage(written: string): boolean {
  return sealed.test(written);
}

export function isMetric(written: string): boolean {
  return metric.test(written);
}

/** A unit's singular and plural; undefined for an invariable abbreviation. */
export function formsOfUnit(written: string): { one: string; several: string } | undefined {
  if (!writtenOut.test(written)) {
    return /s$/i.test(written) ? { one: written.slice(0, -1), several: written } : undefined;
  }
  const one = pluralInEs.test(written.replace(/es$/i, ''))
    ? written.replace(/es$/i, '')
    : written.replace(/s$/i, '');
  return { one, several: `${one}${pluralInEs.test(one) ? 'es' : 's'}` };
}
