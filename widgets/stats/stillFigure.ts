/** A number of things: whole, or of millions. A unit, a currency, a share's sign and decimals are those of a value. */
const plainCount =
  /^[~≈]?\s?(?:\d{1,3}(?:[, \u00A0\u202F]\d{3})+|\d+|\d+(?:\.\d+)?[\s\u00A0](?:thousand|million|billion|trillion))\+?$/i;

/** Begins what a number says that is a part of another number, or a stretch of time: "of 100 points", "weeks of practice". */
const shareOrTime =
  /^\s*(?:(?:out )?of|in|per|percent|times|(?:full |more |fewer |whole )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?))\b/i;

/** Words of doses and limits, wherever they stand in what a number says. */
const doseOrLimit =
  /\b(?:dos(?:e|es|age)|servings?|grams?|micrograms?|milligrams?|milliliters?|calories|units|limit|maximum|minimum|most|least|more than|less than|up to|threshold|target|recommended|(?:long|short|low|high)est|years? (?:old|of age)|aged?)\b/i;

/**
 * Whether a figure must not show a lower number for a moment, because readers would take it for the true one: a dose, a limit, a share, a
 * duration, a price or a measured value. A doubtful one stands still.
 */
export function standsStill(number: string, text = ''): boolean {
  return !plainCount.test(number.trim()) || shareOrTime.test(text) || doseOrLimit.test(text);
}
