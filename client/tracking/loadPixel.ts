/** Whether the reader lets others than this site know of the visit. */
export type ConsentGate = () => boolean;

/** Until readers can be asked, nobody has agreed to anything. */
export const noConsent: ConsentGate = () => false;

/** Loads a tracking pixel image (specification §7), which tells its host of the visit: only with the reader's consent. */
export function loadPixel(address: string, consents: ConsentGate = noConsent): HTMLImageElement | undefined {
  if (!consents() || !/^https:/i.test(address)) return undefined;
  const pixel = new Image(1, 1);
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = address;
  return pixel;
}
