/** Replaces `numeric-quantity`, half of the recipe script: `format-quantity` needs it for texts only. */
export function numericQuantity(): number {
  return Number.NaN;
}
