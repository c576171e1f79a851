/** Query parameter with a name as typed. */
export const drugNameParameter = 'q';

/** Pages about drugs, all of which work without script. */
export const drugPages = {
  all: '/drugs',
  search: (name: string) => `/drugs?${new URLSearchParams({ [drugNameParameter]: name })}`,
  drug: (slug: string) => `/drugs/${encodeURIComponent(slug)}`,
  coupon: (slug: string) => `/drugs/${encodeURIComponent(slug)}/coupon`,
  /** A printable sheet for the doctor's visit. */
  visit: (slug: string) => `/drugs/${encodeURIComponent(slug)}/visit`,
} as const;

/** Replaces the paths of these pages, and of articles with the block, in logs and tracking. */
export const privateDrugPath = '/drugs';

/** Fields of a drug's page in forms and links. */
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

/** Fields of a coupon's page. */
export const couponFields = ['formulationId', 'quantity', 'zip', 'locationId'] as const;
export type CouponField = (typeof couponFields)[number];

/** A medicine or brand with the slug of its page. */
export interface NamedSlug {
  name: string;
  slug: string;
}

/** A medicine or brand named in a text. */
export interface NamedDrug extends NamedSlug {
  /** The matching name or synonym. */
  found: string;
}
