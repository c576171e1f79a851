import { checkLink, type LinkCheck } from '#contracts/link.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** Where an address leads, as a browser reads it. */
export interface Destination {
  /** Whether an article may hold the address, and whether a browser can read it. */
  check: LinkCheck;
  /** An absolute address of the web; undefined for one inside the site that names no host, and for mail or telephone. */
  url: URL | undefined;
  /** A page of this site. */
  page: PageAddress | undefined;
}

/** A page of the site, and a place on it. */
export interface PageAddress {
  /** In the one way of writing that the server knows: small letters, single slashes, none at the end. */
  path: string;
  /** With its question mark; '' where there is none. */
  query: string;
  /** Without its number sign; '' where there is none. */
  fragment: string;
}

/** Stands for the site while a path is read. */
const site = 'https://site.invalid';

/** Reads where an address leads: to another site, or to a page of this one. A place on the same page is neither. */
export function destinationOf(href: string, { ownHosts }: SiteSettings): Destination {
  const isPath = /^\s*[/\\](?![/\\])/.test(href);
  const check = checkLink(href);
  if (!check.ok || !check.readable) return { check, url: undefined, page: undefined };
  if (isPath) return { check, url: undefined, page: pageOf(URL.parse(check.href, site)) };
  const url = webUrl(check.href);
  return { check, url, page: url && ownHosts.includes(url.hostname) ? pageOf(url) : undefined };
}

/** An absolute address of the web, as a browser reads it. */
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

/** Routes of the server of which no list of articles tells: files, pictures, interfaces, pages about people. */
const noPage = /^\/(?:media|img|assets|api|editor|gallery|people)(?:\/|$)|\.[a-z0-9]{2,5}$/;

/** Whether a path can be that of a page: an article, a list or a fixed page. */
export function isPage(path: string): boolean {
  return !noPage.test(path);
}
