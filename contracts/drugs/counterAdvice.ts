/** What a coupon is, where it stands. */
export const couponNature =
  'This coupon is not insurance. It does not expire, though the price may change.' as const;

/** What is worth knowing at the counter, wherever a coupon is. */
export function counterAdvice({ isControlled }: { isControlled: boolean }): readonly string[] {
  return [
    'Form, strength and quantity have to be those of the prescription.',
    'Ask for the cash price too: it may be lower.',
    ...(isControlled ? ['Some pharmacies take no coupon for controlled medicines.'] : []),
  ];
}
