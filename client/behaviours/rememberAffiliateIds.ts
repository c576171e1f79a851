import { affiliateParameters } from '#contracts/affiliate.ts';
import { writeCookie } from '../cookies.ts';

/** Lifetime of brand, product and campaign ids: 90 days. */
export const maxAgeSeconds = 90 * 24 * 60 * 60;

export const affiliateCookies = {
  pagewell_brand: affiliateParameters.brand,
  pagewell_product: affiliateParameters.product,
  pagewell_campaign: affiliateParameters.campaign,
} as const;

const maxIdLength = 80;

export function rememberAffiliateIds(query: URLSearchParams): void {
  for (const [name, parameter] of Object.entries(affiliateCookies)) {
    const id = query.get(parameter)?.slice(0, maxIdLength);
    if (id) writeCookie(name, id, maxAgeSeconds);
  }
}
