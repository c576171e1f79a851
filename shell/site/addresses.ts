import { checkLink } from '#contracts/link.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';

/** Width of shared pictures, in CSS pixels: 1200 device pixels, as social networks show them. */
const sharedPictureWidth = 572;

/** Undefined without a web address. `origin` is the site's scheme and host. */
export function absoluteAddress(link: string, origin: string): string | undefined {
  const checked = checkLink(link);
  if (!checked.ok || !checked.readable || !/^(https?:|\/)/i.test(checked.href)) return undefined;
  return URL.parse(checked.href, origin)?.href;
}

/** An author's picture address if it is on this site, or https; else undefined. */
export function pictureAddress(src: string): string | undefined {
  const checked = checkLink(src);
  return checked.ok && checked.readable && /^(https:|\/)/i.test(checked.href) ? checked.href : undefined;
}

export function sharedPictureAddress(src: string, origin: string): string | undefined {
  const address = pictureAddress(src);
  return address && URL.parse(proxiedImage(address, sharedPictureWidth), origin)?.href;
}
