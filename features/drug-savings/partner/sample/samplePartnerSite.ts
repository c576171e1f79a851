/** Target of coupon links with sample prices. */
export const samplePartnerSite = '/sample-partner';
