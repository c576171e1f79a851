import type { BlockContent } from '#schemas/generated/types.ts';

/** The size of every logo, in CSS pixels. */
export const logoSize = { width: 96, height: 32 } as const;

/**
 * The logo of the first entry whose name is part of the retailer's, ignoring case, or the default. Order
 * matters: with Target before CVS, "Target (CVS)" gets Target's.
 */
export function retailerLogo(
  retailer: string | undefined,
  { logos, defaultLogo }: BlockContent['retailers'],
): string {
  return entryOf(retailer, logos)?.imageSrc ?? defaultLogo;
}

/** The square sign of a retailer; its logo, or the default, if it has none. */
export function retailerMark(retailer: string, { logos, ...defaults }: BlockContent['retailers']): string {
  const entry = entryOf(retailer, logos);
  return entry ? (entry.markSrc ?? entry.imageSrc) : (defaults.defaultMark ?? defaults.defaultLogo);
}

function entryOf(retailer: string | undefined, logos: BlockContent['retailers']['logos']) {
  const wanted = retailer?.toLowerCase() ?? '';
  return logos.find(({ name }) => wanted.includes(name.toLowerCase()));
}
