/** An entry of the list of retailers' logos (specification §3). */
export interface RetailerLogo {
  name: string;
  imageSrc: string;
}

/** The size that every logo is shown in, in CSS pixels. */
export const logoSize = { width: 96, height: 32 } as const;

/**
 * The logos of retailers. The order matters, because the first entry whose name is part of a retailer's name wins:
 * Target stands before CVS, so that the pharmacy "Target (CVS)" gets Target's (specification §3). The marks are names
 * in plain lettering, drawn with the other pictures of the fixtures; a publisher with the right to use a retailer's
 * logo puts its address in their place.
 */
export const retailerLogos: readonly RetailerLogo[] = [
  { name: 'Target', imageSrc: '/media/retailer-target.webp' },
  { name: 'CVS', imageSrc: '/media/retailer-cvs.webp' },
  { name: 'Walgreens', imageSrc: '/media/retailer-walgreens.webp' },
  { name: 'Walmart', imageSrc: '/media/retailer-walmart.webp' },
  { name: 'Costco', imageSrc: '/media/retailer-costco.webp' },
  { name: 'Kroger', imageSrc: '/media/retailer-kroger.webp' },
  { name: 'Rite Aid', imageSrc: '/media/retailer-rite-aid.webp' },
  { name: 'Amazon', imageSrc: '/media/retailer-amazon.webp' },
  { name: 'Harrow & Pine', imageSrc: '/media/retailer-harrow-pine.webp' },
  { name: 'Greenlane Market', imageSrc: '/media/retailer-greenlane-market.webp' },
  { name: 'Northgate Nutrition', imageSrc: '/media/retailer-northgate-nutrition.webp' },
];

/** Stands where no logo is known: a drawing of a shop. */
export const defaultLogo = '/media/retailer-unknown.webp';

/** The logo for a retailer: of the first entry whose name is part of the retailer's, in whatever case, or the default. */
export function retailerLogo(retailer: string | undefined): string {
  const wanted = retailer?.toLowerCase() ?? '';
  const entry = retailerLogos.find(({ name }) => wanted.includes(name.toLowerCase()));
  return entry?.imageSrc ?? defaultLogo;
}
