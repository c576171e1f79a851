import type { ConsentGate } from '../../contracts/consent.ts';

/** Loads a tracking pixel image, which tells its host of the visit: only with the reader's consent. */
export function loadPixel(address: string, consents: ConsentGate): HTMLImageElement | undefined {
  if (!consents() || !/^https:/i.test(address)) return undefined;
  const pixel = new Image(1, 1);
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = address;
  return pixel;
}
