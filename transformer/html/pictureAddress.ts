import { checkLink } from '#contracts/link.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Where scripts that load pictures late read the real address; `src` then holds a placeholder. */
const lazyAddresses = ['data-src', 'data-lazy-src', 'data-original'];
const lazySourceSets = ['data-srcset', 'data-lazy-srcset'];

/**
 * The address that a picture is to be loaded from, as written: that of a script that loads it late, else `src`, else the
 * largest of `srcset`. It need not be one that we load.
 */
export function pictureAddressOf(attributes: Attributes): string | undefined {
  const late = [
    ...lazyAddresses.map((name) => attributes[name]),
    ...lazySourceSets.map((name) => largestOf(attributes[name])),
  ];
  const found = late.find((address) => address && isAddress(address));
  if (found) return found;
  const { src, srcset } = attributes;
  return src !== undefined && loadedFrom(src) !== undefined ? src : (largestOf(srcset) ?? src);
}

/** Other scripts write numbers, names or JSON there. */
function isAddress(text: string): boolean {
  return /[./]/.test(text) && !/[\s{}]/.test(text) && checkLink(text).ok;
}

/** The address that we load a picture from: of https or this site; undefined for any other. */
export function loadedFrom(address: string | undefined): string | undefined {
  const link = address === undefined ? undefined : checkLink(address);
  return link?.ok && /^(?:https:|\/)/i.test(link.href) ? link.href : undefined;
}

/** The address with the greatest width or density in a `srcset`. */
function largestOf(sourceSet: string | undefined): string | undefined {
  let largest: { address: string; size: number } | undefined;
  for (const candidate of sourceSet?.split(/,\s/) ?? []) {
    const [written = '', descriptor = ''] = candidate.trim().split(/\s+/, 2);
    const address = written.endsWith(',') ? written.slice(0, -1) : written;
    const size = Number.parseFloat(descriptor) || 1;
    if (address !== '' && size > (largest?.size ?? 0)) largest = { address, size };
  }
  return largest?.address;
}
