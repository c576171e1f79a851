/** Where the sample partner's own site would be: what links to a coupon lead to while prices are made up. */
export const samplePartnerSite = '/sample-partner';
