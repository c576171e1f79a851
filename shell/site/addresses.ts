import { checkLink } from '#contracts/link.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';

/** The width of pictures in shared links, in CSS pixels: 1200 device pixels, what social networks show. */
const sharedPictureWidth = 572;

/**
 * An author's link as an address that works away from this site; undefined where it leads nowhere on the web.
 *
 * @param origin scheme and host of this site
 */
export function absoluteAddress(link: string, origin: string): string | undefined {
  const checked = checkLink(link);
  if (!checked.ok || !checked.readable || !/^(https?:|\/)/i.test(checked.href)) return undefined;
  return URL.parse(checked.href, origin)?.href;
}

/** An author's picture address if a page may load it: from this site, or over https. */
export function pictureAddress(src: string): string | undefined {
  const checked = checkLink(src);
  return checked.ok && checked.readable && /^(https:|\/)/i.test(checked.href) ? checked.href : undefined;
}

/** Where other sites load an article's picture from. */
export function sharedPictureAddress(src: string, origin: string): string | undefined {
  const address = pictureAddress(src);
  return address && URL.parse(proxiedImage(address, sharedPictureWidth), origin)?.href;
}
