/**
 * The rules of affiliate links. Pure, and the same where the server writes a link and
 * where the browser refreshes it. Part of the script that every article with paid links loads, so it stays small.
 */

import { correlationParameter } from './markers.ts';

export { affiliateAttribute } from './markers.ts';

/** The names of the parameters that an affiliate link carries. */
export const affiliateParameters = {
  product: 'rvo_prodid',
  brand: 'rvo_brandid',
  campaign: 'rvo_campaignid',
  affiliate: 'rvo_aff',
  correlation: correlationParameter,
  /** Networks hand one of these two back with a sale, so both carry the correlation id. */
  subId: 'subid',
  ownSubId: 'rvo_subid',
} as const;

/** The value of `rvo_aff`: which publisher sent the reader. */
export const affiliateMarker = 'pagewell';

/** The host of the link network, whose link tool writes a broken separator before `mid`, where none is configured. */
export const linkNetworkHost = 'click.linknetwork.example';

/** What an affiliate link says of the product it leads to. */
export interface AffiliateIds {
  productId?: string | undefined;
  brandId?: string | undefined;
  campaignId?: string | undefined;
}

/** The address with what the server knows: product, brand, campaign and the publisher's marker. */
export function affiliateUrl(url: string, { productId, brandId, campaignId }: AffiliateIds): string {
  return withParameters(url, {
    [affiliateParameters.product]: productId,
    [affiliateParameters.brand]: brandId,
    [affiliateParameters.campaign]: campaignId,
    [affiliateParameters.affiliate]: affiliateMarker,
  });
}

/** The address with this correlation id, in place of any that it had. */
export function withCorrelationId(url: string, correlationId: string): string {
  return withParameters(url, {
    [affiliateParameters.correlation]: correlationId,
    [affiliateParameters.subId]: correlationId,
    [affiliateParameters.ownSubId]: correlationId,
  });
}

/** The same for a link that nobody pays for: no network hands anything back, so it carries nothing but the id. */
export function withOwnCorrelationId(url: string, correlationId: string): string {
  return withParameters(url, { [affiliateParameters.correlation]: correlationId });
}

/** The address of a paid link as the server wrote it, whatever correlation id it has by now. */
export function withoutCorrelationId(url: string): string {
  const { correlation, subId, ownSubId } = affiliateParameters;
  // They always come after the publisher's marker. Built here: outside, the pattern stays in programs that never call this.
  return url.replace(new RegExp(`&(${correlation}|${subId}|${ownSubId})=[^&#]*`, 'g'), '');
}

/**
 * On a link network's host, the broken separator before `mid` (`?mid=`, `%26mid=` or `&amp;mid=` after the first
 * question mark) becomes `&mid=`. Every other address stays as it is.
 */
export function repairedNetworkUrl(url: string, hosts: ReadonlySet<string>): string {
  // Most addresses hold none, and need not be parsed.
  if (!/mid=/i.test(url) || !hosts.has(URL.parse(url)?.hostname ?? '')) return url;
  const queryStart = url.indexOf('?') + 1;
  if (queryStart === 0) return url;
  return url.slice(0, queryStart) + url.slice(queryStart).replace(/(?:\?|%26|&amp;)mid=/gi, '&mid=');
}

/**
 * Sets parameters without rewriting the rest of the query: redirect addresses carry other addresses in parameters,
 * and must arrive byte for byte. What is no readable web address stays unchanged.
 */
function withParameters(url: string, parameters: Readonly<Record<string, string | undefined>>): string {
  if (!isWebAddress(url)) return url;
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const given = Object.entries(parameters).filter(([, value]) => value);
  const isSet = (pair: string): boolean => given.some(([name]) => `${pair}=`.startsWith(`${name}=`));
  const kept = query.split('&').filter((pair) => pair !== '' && !isSet(pair));
  const set = given.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${[...kept, ...set].join('&')}${fragment}`;
}

/** Whether this is an address of the web, or a path of this site: redirects may stand on either. */
function isWebAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || (/^https?:/i.test(url) && URL.canParse(url));
}
