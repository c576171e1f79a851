import { checkLink } from '../../schemas/link.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** An address of another site, as a browser reads it; undefined for one inside the site, and for what is no web link. */
export function externalUrl(href: string, { ownHosts }: SiteSettings): URL | undefined {
  const url = webUrl(href);
  return url && !ownHosts.includes(url.hostname) ? url : undefined;
}

/** An absolute address of the web, as a browser reads it. */
export function webUrl(href: string): URL | undefined {
  if (/^[/#]\w/.test(href)) return undefined;
  return readUrls.of(href);
}

/** Reading an address takes microseconds, and one rule after the other asks for the same ones. */
class ReadUrls {
  readonly #known = new Map<string, URL | undefined>();

  of(href: string): URL | undefined {
    if (this.#known.has(href)) return this.#known.get(href);
    if (this.#known.size >= mostKept) this.#known.clear();
    const link = checkLink(href);
    const isWeb = link.ok && link.readable && /^https?:/i.test(link.href);
    const url = (isWeb && URL.parse(link.href)) || undefined;
    this.#known.set(href, url);
    return url;
  }
}

/** Addresses of a few articles. More would only take memory. */
const mostKept = 500;
const readUrls = new ReadUrls();

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
  const url = ownUrl(href, ownHosts);
  if (!url) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return { path, query: url.search, fragment: url.hash.slice(1) };
}

const site = 'https://site.invalid';

function ownUrl(href: string, ownHosts: readonly string[]): URL | undefined {
  if (/^\s*[/\\](?![/\\])/.test(href)) {
    const link = checkLink(href);
    return (link.ok && link.readable && URL.parse(link.href, site)) || undefined;
  }
  const url = ownHosts.length > 0 ? webUrl(href) : undefined;
  return url && ownHosts.includes(url.hostname) ? url : undefined;
}

/** Routes of the server that are no pages of the site: files, pictures, interfaces. */
const noPage = /^\/(?:media|img|assets|api|editor|gallery)(?:\/|$)|\.[a-z0-9]{2,5}$/;

/** Whether a path can be that of a page: an article, a list or a fixed page. */
export function isPage(path: string): boolean {
  return !noPage.test(path);
}
