/** Whether the reader lets others than this site know of the visit. */
export type ConsentGate = () => boolean;

/** Until readers can be asked, nobody has agreed to anything. */
export const noConsent: ConsentGate = () => false;
