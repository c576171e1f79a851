import { checkLink } from '../../schemas/link.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** An address of another site, as a browser reads it; undefined for one inside the site, and for what is no web link. */
export function externalUrl(href: string, { ownHosts }: SiteSettings): URL | undefined {
  const url = webUrl(href);
  return url && !ownHosts.includes(url.hostname) ? url : undefined;
}

/** An absolute address of the web, as a browser reads it. */
export function webUrl(href: string): URL | undefined {
  const link = checkLink(href);
  if (!link.ok || !link.readable || !/^https?:/i.test(link.href)) return undefined;
  return URL.parse(link.href) ?? undefined;
}

/** Where a link inside the site leads. */
export interface InternalAddress {
  /** In the one way of writing that the server knows: small letters, single slashes, none at the end. */
  path: string;
  /** With its question mark; '' where there is none. */
  query: string;
  /** Without its number sign; '' where there is none. */
  fragment: string;
}

/** Where a link leads inside the site; undefined where it leads elsewhere, or to a place on the same page. */
export function internalAddress(href: string, { ownHosts }: SiteSettings): InternalAddress | undefined {
  const link = checkLink(href);
  if (!link.ok || !link.readable) return undefined;
  const url = /^\/(?![/\\])/.test(link.href) ? URL.parse(link.href, 'https://site.invalid') : webUrl(href);
  if (!url || (url.hostname !== 'site.invalid' && !ownHosts.includes(url.hostname))) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return { path, query: url.search, fragment: url.hash.slice(1) };
}

/** Routes of the server that are no pages of the site: files, pictures, interfaces. */
const noPage = /^\/(?:media|img|assets|api|editor|gallery)(?:\/|$)|\.[a-z0-9]{2,5}$/;

/** Whether a path can be that of a page: an article, a list or a fixed page. */
export function isPage(path: string): boolean {
  return !noPage.test(path);
}
