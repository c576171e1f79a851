import { checkLink, type LinkCheck } from '#contracts/link.ts';
import type { SiteSettings } from '../siteSettings.ts';

export interface Destination {
  check: LinkCheck;
  /** Undefined for an address inside the site without a host, and for mail or telephone. */
  url: URL | undefined;
  page: PageAddress | undefined;
}

export interface PageAddress {
  /** Normalised as the server does: lower case, single slashes, no trailing slash. */
  path: string;
  query: string;
  fragment: string;
}

const site = 'https://site.invalid';

/** Resolves an address to another site or to a page of this one. A fragment on the same page is neither. */
export function destinationOf(href: string, { ownHosts }: SiteSettings): Destination {
  const isPath = /^\s*[/\\](?![/\\])/.test(href);
  const check = checkLink(href);
  if (!check.ok || !check.readable) return { check, url: undefined, page: undefined };
  if (isPath) return { check, url: undefined, page: pageOf(URL.parse(check.href, site)) };
  const url = webUrl(check.href);
  return { check, url, page: url && ownHosts.includes(url.hostname) ? pageOf(url) : undefined };
}

export function webUrl(address: string): URL | undefined {
  return (/^https?:/i.test(address) && URL.parse(address)) || undefined;
}

function pageOf(url: URL | null): PageAddress | undefined {
  if (!url) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return { path, query: url.search, fragment: url.hash.slice(1) };
}

/** Server routes that are not in any list of articles: files, images, APIs, pages about people and medicines. */
const noPage = /^\/(?:media|img|assets|api|editor|gallery|people|drugs)(?:\/|$)|\.[a-z0-9]{2,5}$/;

export function isPage(path: string): boolean {
  return !noPage.test(path);
}
