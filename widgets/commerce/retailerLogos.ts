import type { BlockContent } from '#schemas/generated/types.ts';

export const logoSize = { width: 96, height: 32 } as const;

/** Order matters: with Target before CVS, "Target (CVS)" gets Target's logo. */
export function retailerLogo(
  retailer: string | undefined,
  { logos, defaultLogo }: BlockContent['retailers'],
): string {
  return entryOf(retailer, logos)?.imageSrc ?? defaultLogo;
}

export function retailerMark(retailer: string, { logos, ...defaults }: BlockContent['retailers']): string {
  const entry = entryOf(retailer, logos);
  return entry ? (entry.markSrc ?? entry.imageSrc) : (defaults.defaultMark ?? defaults.defaultLogo);
}

function entryOf(retailer: string | undefined, logos: BlockContent['retailers']['logos']) {
  const lowerCased = retailer?.toLowerCase() ?? '';
  return logos.find(({ name }) => lowerCased.includes(name.toLowerCase()));
}
