/** A count: an integer, or millions. Units, currencies, percent signs and decimals belong to values. */
const plainCount =
  /^[~≈]?\s?(?:\d{1,3}(?:[, \u00A0\u202F]\d{3})+|\d+|\d+(?:\.\d+)?[\s\u00A0](?:thousand|million|billion|trillion))\+?$/i;

/** Start of a text about a share or a duration: "of 100 points", "weeks of practice". */
const shareOrTime =
  /^\s*(?:(?:out )?of|in|per|percent|times|(?:full |more |fewer |whole )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?))\b/i;

/** Words of doses and limits, anywhere in the text. */
const doseOrLimit =
  /\b(?:dos(?:e|es|age)|servings?|grams?|micrograms?|milligrams?|milliliters?|calories|units|limit|maximum|minimum|most|least|more than|less than|up to|threshold|target|recommended|(?:long|short|low|high)est|years? (?:old|of age)|aged?)\b/i;

/**
 * A lower number must not be taken for the value of a dose, limit, share, duration, price or measurement.
 * In doubt a figure stays fixed.
 */
export function standsStill(number: string, text = ''): boolean {
  return !plainCount.test(number.trim()) || shareOrTime.test(text) || doseOrLimit.test(text);
}
