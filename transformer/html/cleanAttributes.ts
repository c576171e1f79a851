import { affiliateAttribute, affiliateUrl } from '#contracts/affiliate.ts';
import { checkLink } from '#contracts/link.ts';
import { proxiedImage, proxiedSourceSet } from '../imageProxy.ts';
import { loadedFrom, pictureAddressOf } from './pictureAddress.ts';

/** Something that was taken out of a fragment of HTML, or of a tree of basic nodes. */
export interface Removal {
  kind: 'content' | 'decoration' | 'mark' | 'link' | 'image' | 'length' | 'fragment';
  /** What it was: lost content (see `lostContent.ts`), names of elements and attributes, an address, or HTML; cut to a readable length. */
  what: string;
}

/** Takes note of something that is taken out. */
export type Note = (kind: Removal['kind'], what: string) => void;

export type Attributes = Record<string, string>;

/** What a link that somebody pays for says of itself, to search engines and to the page it leads to. */
export const paidLinkRel = 'sponsored nofollow noopener';

/** The width a picture inside prose is shown at, in CSS pixels: the reading column's. */
const proseImageWidth = 658;

/**
 * A link's attributes as readers get them: an address whose scheme is accepted, or none; and `rel`, which is decided
 * here and not by the author. A link marked `sponsored` is a paid one, and an affiliate link like those of cards; no
 * other mark makes it one, because readers are told of paid links by that.
 */
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

/** When a picture is loaded: at once, or when a reader comes near it. */
export type PictureLoading = 'eager' | 'lazy';

/**
 * A picture's attributes as readers get them: from https or this site, through the image proxy, also where a script of the
 * original would load it late. Empty where there is no address to load it from.
 *
 * @param nextPicture how it loads; asked only where it can be shown
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
