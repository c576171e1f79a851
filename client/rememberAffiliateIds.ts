import { affiliateParameter } from '../contracts/affiliate.ts';

/** Brand, product and campaign ids are kept for 90 days (specification §9). In seconds. */
export const maxAgeSeconds = 90 * 24 * 60 * 60;

/** The cookies, and the parameter of an affiliate link that each keeps. */
export const affiliateCookies = {
  pagewell_brand: 'brand',
  pagewell_product: 'product',
  pagewell_campaign: 'campaign',
} as const;

const maxIdLength = 80;

/** Keeps what an affiliate link says of brand, product and campaign in cookies of this site's own. */
export function rememberAffiliateIds(address: string): void {
  for (const [name, parameter] of Object.entries(affiliateCookies)) {
    const id = affiliateParameter(address, parameter)?.slice(0, maxIdLength);
    if (!id) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = `${name}=${encodeURIComponent(id)}; Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Lax`;
  }
}
