/** Part of the script of articles with affiliate links, so it stays small. */

import { correlationParameter } from './markers.ts';

export { affiliateAttribute } from './markers.ts';

export const affiliateParameters = {
  product: 'rvo_prodid',
  brand: 'rvo_brandid',
  campaign: 'rvo_campaignid',
  affiliate: 'rvo_aff',
  correlation: correlationParameter,
  /** Networks return one of these two with a sale, so both carry the correlation id. */
  subId: 'subid',
  ownSubId: 'rvo_subid',
} as const;

export const affiliateMarker = 'pagewell';

/** Default host of the link network, whose link tool writes a broken separator before `mid`. */
export const linkNetworkHost = 'click.linknetwork.example';

export interface AffiliateIds {
  productId?: string | undefined;
  brandId?: string | undefined;
  campaignId?: string | undefined;
}

/** Adds what the server knows: product, brand, campaign and publisher. */
export function affiliateUrl(url: string, { productId, brandId, campaignId }: AffiliateIds): string {
  return withParameters(url, {
    [affiliateParameters.product]: productId,
    [affiliateParameters.brand]: brandId,
    [affiliateParameters.campaign]: campaignId,
    [affiliateParameters.affiliate]: affiliateMarker,
  });
}

export function withCorrelationId(url: string, correlationId: string): string {
  return withParameters(url, {
    [affiliateParameters.correlation]: correlationId,
    [affiliateParameters.subId]: correlationId,
    [affiliateParameters.ownSubId]: correlationId,
  });
}

/** The same for an unpaid link: no network returns anything, so it carries nothing but the id. */
export function withOwnCorrelationId(url: string, correlationId: string): string {
  return withParameters(url, { [affiliateParameters.correlation]: correlationId });
}

/** The affiliate link as the server wrote it, without correlation ids. */
export function withoutCorrelationId(url: string): string {
  const { correlation, subId, ownSubId } = affiliateParameters;
  // They always follow the publisher's marker. Built here, so that bundles without a call drop it.
  return url.replace(new RegExp(`&(${correlation}|${subId}|${ownSubId})=[^&#]*`, 'g'), '');
}

/**
 * On the network's hosts, replaces the broken separator before `mid` (`?mid=`, `%26mid=` or `&amp;mid=` after
 * the first question mark) with `&mid=`.
 */
export function repairedNetworkUrl(url: string, hosts: ReadonlySet<string>): string {
  // Cheap test: most addresses have none and need no parsing.
  if (!/mid=/i.test(url) || !hosts.has(URL.parse(url)?.hostname ?? '')) return url;
  const queryStart = url.indexOf('?') + 1;
  if (queryStart === 0) return url;
  return url.slice(0, queryStart) + url.slice(queryStart).replace(/(?:\?|%26|&amp;)mid=/gi, '&mid=');
}

/**
 * Does not re-encode the rest of the query: nested addresses must stay byte for byte.
 * Unreadable addresses stay.
 */
function withParameters(url: string, parameters: Readonly<Record<string, string | undefined>>): string {
  if (!isWebAddress(url)) return url;
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const added = Object.entries(parameters).filter(([, value]) => value);
  const isSet = (pair: string): boolean => added.some(([name]) => `${pair}=`.startsWith(`${name}=`));
  const remaining = query.split('&').filter((pair) => pair !== '' && !isSet(pair));
  const set = added.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${[...remaining, ...set].join('&')}${fragment}`;
}

/** Whether it is a web address or a path of this site: redirects may be either. */
function isWebAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || (/^https?:/i.test(url) && URL.canParse(url));
}
