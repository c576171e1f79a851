export interface CouponLinkQuery {
  drugSlug: string;
  formulationId: string;
  quantity: number;
  latitude: number | null;
  longitude: number | null;
  postalCode: string;
  retailerLocationId?: string | undefined;
}

export interface Utm {
  source?: string | undefined;
  medium?: string | undefined;
  content?: string | undefined;
  term?: string | undefined;
}

/** @param partnerSite scheme and host of the partner's site, or a path of this site, without trailing slash */
export function couponLink(partnerSite: string, query: CouponLinkQuery, utm: Utm = {}): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  };
  add('drugSlug', query.drugSlug);
  add('formulationId', query.formulationId);
  add('quantity', query.quantity);
  add('latitude', query.latitude);
  add('longitude', query.longitude);
  add('postalCode', query.postalCode);
  add('retailerLocationId', query.retailerLocationId);
  for (const name of ['source', 'medium', 'content', 'term'] as const) add(`utm_${name}`, utm[name]);
  return `${partnerSite}/coupon/create?${params}`;
}
