/** Source of the consent APIs in frames. */
export const consentApisSource = 'features/partners/frames/consentApisMain.ts';

/** Its file in the client build. */
export const consentApisFile = 'outside-consent.js';
