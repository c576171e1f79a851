import { affiliateAttribute, affiliateUrl } from '#contracts/affiliate.ts';
import { checkLink } from '#contracts/link.ts';
import { proxiedImage, proxiedSourceSet } from '../pictures/imageProxy.ts';
import { loadedFrom, pictureAddressOf } from './pictureAddress.ts';

export interface Removal {
  kind: 'content' | 'decoration' | 'mark' | 'link' | 'image' | 'length' | 'fragment';
  /** Lost content, names of elements and attributes, an address, or HTML; cut to a readable length. */
  detail: string;
}

export type Note = (kind: Removal['kind'], detail: string) => void;

export type Attributes = Record<string, string>;

export const paidLinkRel = 'sponsored nofollow noopener';

/** Width of a picture in prose, in CSS pixels: the reading column's. */
const proseImageWidth = 658;

/** Only `sponsored` makes an affiliate link, because disclosures depend on it. Other `rel` values are ours. */
export function cleanLink(attributes: Attributes, note: Note): Attributes {
  const { href, rel, target, [affiliateAttribute]: mark, ...others } = attributes;
  const paid = /\bsponsored\b/i.test(rel ?? '');
  if (mark !== undefined && !paid) note('mark', affiliateAttribute);
  if (href === undefined) return others;
  if (href.startsWith('#')) return { ...others, href };
  const link = checkLink(href);
  if (!link.ok) {
    note('link', href);
    return others;
  }
  const external = /^https?:/i.test(link.href);
  return {
    ...others,
    href: paid ? affiliateUrl(link.href, {}) : link.href,
    ...(paid ? { rel: paidLinkRel, [affiliateAttribute]: '' } : {}),
    ...(!paid && external ? { rel: /\bnofollow\b/i.test(rel ?? '') ? 'nofollow noopener' : 'noopener' } : {}),
    ...(target === '_blank' ? { target } : {}),
  };
}

export type PictureLoading = 'eager' | 'lazy';

/**
 * Https or local, through the image proxy; resolves lazy-loading markup. Empty without a usable address.
 * @param nextPicture called only if the picture is shown
 */
export function cleanImage(
  attributes: Attributes,
  note: Note,
  nextPicture: () => PictureLoading,
): Attributes {
  const written = pictureAddressOf(attributes);
  const address = loadedFrom(written);
  if (address === undefined) {
    note('image', written ?? 'a picture without an address');
    return {};
  }
  const { srcset: _srcset, ...others } = attributes;
  const loading = nextPicture();
  const sourceSet = proxiedSourceSet(address, [proseImageWidth / 2, proseImageWidth]);
  return {
    ...others,
    src: proxiedImage(address, proseImageWidth),
    ...(sourceSet
      ? { srcset: sourceSet, sizes: `(max-width: ${proseImageWidth}px) 100vw, ${proseImageWidth}px` }
      : {}),
    alt: others.alt ?? '',
    loading,
    decoding: 'async',
  };
}
