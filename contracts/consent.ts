/** Whether the reader lets others than this site know of the visit. Asked anew each time: readers change their minds. */
export type ConsentGate = () => boolean;

/**
 * On the `html` element of a page whose reader has agreed, written there by whoever asks readers. Until somebody does,
 * nobody has agreed to anything.
 */
export const consentAttribute = 'data-consent';

/**
 * On the `html` element while readers are asked about their privacy, written there by whoever asks them. Nothing else asks
 * for their attention then.
 */
export const privacyBannerAttribute = 'data-privacy-banner';
