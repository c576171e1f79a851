/** Stand-in for the sample partner's own site: target of coupon links with sample prices. */
export const samplePartnerSite = '/sample-partner';
