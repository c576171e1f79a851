/** What answers for consent in frames, before it is built. */
export const consentApisSource = 'features/partners/frames/consentApisMain.ts';

/** The same as it is built, in the folder of the client build. */
export const consentApisFile = 'outside-consent.js';
