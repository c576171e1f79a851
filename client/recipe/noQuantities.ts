/** Replaces `numeric-quantity` in the browser: `format-quantity` uses it for texts, we pass numbers, and the parser is half of the recipe script. */
export function numericQuantity(): number {
  return Number.NaN;
}
