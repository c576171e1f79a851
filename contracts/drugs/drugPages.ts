export const drugNameParameter = 'q';

export const drugPages = {
  all: '/drugs',
  search: (name: string) => `/drugs?${new URLSearchParams({ [drugNameParameter]: name })}`,
  drug: (slug: string) => `/drugs/${encodeURIComponent(slug)}`,
  coupon: (slug: string) => `/drugs/${encodeURIComponent(slug)}/coupon`,
  visit: (slug: string) => `/drugs/${encodeURIComponent(slug)}/visit`,
} as const;

/** Replaces the paths of these pages, and of articles with the block, in logs and tracking. */
export const privateDrugPath = '/drugs';

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

export const couponFields = ['formulationId', 'quantity', 'zip', 'locationId'] as const;
export type CouponField = (typeof couponFields)[number];

export interface NamedSlug {
  name: string;
  slug: string;
}

export interface NamedDrug extends NamedSlug {
  found: string;
  /** The text has further words. */
  isPart?: boolean;
}
