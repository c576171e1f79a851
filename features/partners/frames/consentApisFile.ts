export const consentApisSource = 'features/partners/frames/consentApisMain.ts';

export const consentApisFile = 'outside-consent.js';
