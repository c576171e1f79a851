/** What a coupon is, where it stands. */
export const couponNature =
  'This coupon is not insurance. It does not expire, though the price may change.' as const;

/** What of it is said on paper, beside {@link couponUsage}. */
export const couponPriceChange = 'The price may change.';

/** What a coupon is called where it stands on paper. */
export const couponPrintTitle = 'Show this free coupon to your pharmacist';

/** How a coupon may be used, where it stands on paper. */
export function couponUsage(retailer: string): readonly string[] {
  return ['This is not insurance', 'Does not expire', `Accepted at any ${retailer}`];
}

/**
 * What is worth knowing at the counter, wherever a coupon is.
 *
 * @param medicine `isControlled`: whether US law controls it; undefined where nobody knows, as in blocks, which say no schedule
 */
export function counterAdvice({ isControlled }: { isControlled: boolean | undefined }): readonly string[] {
  return [
    'Form, strength and quantity have to be those of the prescription.',
    'Ask for the cash price too: it may be lower.',
    ...(isControlled === true ? ['Some pharmacies take no coupon for controlled medicines.'] : []),
    ...(isControlled === undefined
      ? ['If it is a controlled medicine: some pharmacies take no coupon for those.']
      : []),
  ];
}
