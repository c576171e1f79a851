import type { BlockContent } from '#schemas/generated/types.ts';

/** The size that every logo is shown in, in CSS pixels. */
export const logoSize = { width: 96, height: 32 } as const;

/**
 * The logo for a retailer: of the first entry whose name is part of the retailer's, in whatever case, or the default. So
 * the order matters: where Target stands before CVS, the pharmacy "Target (CVS)" gets Target's.
 */
export function retailerLogo(
  retailer: string | undefined,
  { logos, defaultLogo }: BlockContent['retailers'],
): string {
  const wanted = retailer?.toLowerCase() ?? '';
  const entry = logos.find(({ name }) => wanted.includes(name.toLowerCase()));
  return entry?.imageSrc ?? defaultLogo;
}
