export const samplePartnerSite = '/sample-partner';
