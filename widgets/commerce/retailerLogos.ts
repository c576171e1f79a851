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
  const wanted = retailer?.toLowerCase() ?? '';
  const entry = logos.find(({ name }) => wanted.includes(name.toLowerCase()));
  return entry?.imageSrc ?? defaultLogo;
}
