import { checkLink } from '#contracts/link.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes of lazy-loading scripts with the real address; `src` is then a placeholder. */
const lazyAddresses = ['data-src', 'data-lazy-src', 'data-original'];
const lazySourceSets = ['data-srcset', 'data-lazy-srcset'];

/** A lazy-loading script's, else `src`, else the largest of `srcset`. It might be disallowed. */
export function pictureAddressOf(attributes: Attributes): string | undefined {
  const lazyFirst = [
    ...lazyAddresses.map((name) => attributes[name]),
    ...lazySourceSets.map((name) => largestOf(attributes[name])),
  ];
  const found = lazyFirst.find((address) => address && isAddress(address));
  if (found) return found;
  const { src, srcset } = attributes;
  return src !== undefined && loadedFrom(src) !== undefined ? src : (largestOf(srcset) ?? src);
}

/** Other scripts store numbers, names or JSON there. */
function isAddress(text: string): boolean {
  return /[./]/.test(text) && !/[\s{}]/.test(text) && checkLink(text).ok;
}

/** The address if pictures may be loaded from it: https or local; else undefined. */
export function loadedFrom(address: string | undefined): string | undefined {
  const link = address === undefined ? undefined : checkLink(address);
  return link?.ok && /^(?:https:|\/)/i.test(link.href) ? link.href : undefined;
}

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
