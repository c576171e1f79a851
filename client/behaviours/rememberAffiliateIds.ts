import { affiliateParameters } from '#contracts/affiliate.ts';
import { keepCookie } from '../cookies.ts';

/** Brand, product and campaign ids are kept for 90 days. In seconds. */
export const maxAgeSeconds = 90 * 24 * 60 * 60;

/** The cookies, and the parameter of an affiliate link that each keeps. */
export const affiliateCookies = {
  pagewell_brand: affiliateParameters.brand,
  pagewell_product: affiliateParameters.product,
  pagewell_campaign: affiliateParameters.campaign,
} as const;

const maxIdLength = 80;

/** Keeps what the query of an affiliate link says of brand, product and campaign in cookies of this site's own. */
export function rememberAffiliateIds(query: URLSearchParams): void {
  for (const [name, parameter] of Object.entries(affiliateCookies)) {
    const id = query.get(parameter)?.slice(0, maxIdLength);
    if (id) keepCookie(name, id, maxAgeSeconds);
  }
}
