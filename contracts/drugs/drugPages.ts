/** The query parameter that carries a name as it was typed. */
export const drugNameParameter = 'q';

/** Addresses of the pages about drugs, all of which work without script. */
export const drugPages = {
  all: '/drugs',
  search: (name: string) => `/drugs?${new URLSearchParams({ [drugNameParameter]: name })}`,
  drug: (slug: string) => `/drugs/${encodeURIComponent(slug)}`,
  coupon: (slug: string) => `/drugs/${encodeURIComponent(slug)}/coupon`,
  /** A sheet to take along to the doctor's. */
  visit: (slug: string) => `/drugs/${encodeURIComponent(slug)}/visit`,
} as const;

/** What is told of these pages, and of articles with the block, in the place of their path. */
export const quietDrugPath = '/drugs';

/** The fields of a drug's page, as its forms and links name them. */
export const drugFields = [
  'zip',
  'manufacturer',
  'form',
  'dosage',
  'quantityDisplay',
  'pharmacy',
  'group',
  'sort',
] as const;
export type DrugField = (typeof drugFields)[number];

/** The fields of a coupon's page. */
export const couponFields = ['formulationId', 'quantity', 'zip', 'locationId'] as const;
export type CouponField = (typeof couponFields)[number];

/** A medicine or brand, and the end of the address of its page. */
export interface NamedSlug {
  name: string;
  slug: string;
}

/** A medicine or brand that a text names. */
export interface NamedDrug extends NamedSlug {
  /** The name that matched: its own, or another one that it goes by. */
  found: string;
}
