export const couponNature =
  'This coupon is not insurance. It does not expire, though the price may change.' as const;

export const couponPriceChange = 'The price may change.';

export const couponPrintTitle = 'Show this free coupon to your pharmacist';

export function couponUsage(retailer: string): readonly string[] {
  return ['This is not insurance', 'Does not expire', `Accepted at any ${retailer}`];
}

/** @param medicine `isControlled` under US law; undefined if unknown, as in blocks */
export function counterAdvice({ isControlled }: { isControlled: boolean | undefined }): readonly string[] {
  return [
    'Form, strength and quantity must match the prescription.',
    'Ask for the cash price too: it may be lower.',
    ...(isControlled === true ? ['Some pharmacies take no coupon for controlled medicines.'] : []),
    ...(isControlled === undefined
      ? ['If it is a controlled medicine: some pharmacies take no coupon for those.']
      : []),
  ];
}
