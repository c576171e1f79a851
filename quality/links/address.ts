import { checkLink, isPlainAddress } from '../../contracts/link.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** An address of another site, as a browser reads it; undefined for one inside the site, and for what is no web link. */
export function externalUrl(href: string, { ownHosts }: SiteSettings): URL | undefined {
  const url = webUrl(href);
  return url && !ownHosts.includes(url.hostname) ? url : undefined;
}

/** An absolute address of the web, as a browser reads it. */
export function webUrl(href: string): URL | undefined {
  return /^[/#]\w/.test(href) ? undefined : read(href).web;
}

/** The host of an absolute address of the web, as a browser reads it. */
export function webHost(href: string): string | undefined {
  return read(href).host;
}

/** Whether an address is one that needs no second look, as nearly all are; see `contracts/link.ts`. */
export function isPlain(href: string): boolean {
  return read(href).isPlain;
}

/** What has been read of an address, as far as somebody asked. */
class ReadAddress {
  readonly href: string;
  readonly isPlain: boolean;
  #host: string | undefined;
  #knowsHost = false;
  #web: URL | undefined;
  #knowsWeb = false;

  constructor(href: string) {
    this.href = href;
    this.isPlain = isPlainAddress(href);
  }

  get web(): URL | undefined {
    if (!this.#knowsWeb) {
      const link = checkLink(this.href);
      const isWeb = link.ok && link.readable && /^https?:/i.test(link.href);
      this.#web = (isWeb && URL.parse(link.href)) || undefined;
      this.#knowsWeb = true;
    }
    return this.#web;
  }

  get host(): string | undefined {
    if (!this.#knowsHost) {
      this.#host = this.isPlain ? plainHost(this.href) : this.web?.hostname;
      this.#knowsHost = true;
    }
    return this.#host;
  }
}

/** Reading an address takes microseconds, and one rule after the other asks for the same one. */
let latest = new ReadAddress('');

function read(href: string): ReadAddress {
  if (latest.href !== href) latest = new ReadAddress(href);
  return latest;
}

/** The host of a plain address, which needs no reading: it has neither port nor user, and nothing is encoded. */
function plainHost(href: string): string | undefined {
  if (href.startsWith('/') || href.startsWith('#')) return undefined;
  const start = href.indexOf('//') + 2;
  const slash = href.indexOf('/', start);
  const beforeSlash = href.slice(start, slash === -1 ? href.length : slash);
  // Without a slash in between, as in `https://shop.example?a=1`.
  const isWhole = !beforeSlash.includes('?') && !beforeSlash.includes('#');
  const host = isWhole ? beforeSlash : beforeSlash.slice(0, beforeSlash.search(/[?#]/));
  return host.toLowerCase();
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

/** A path as nearly all are written: a browser reads it as it stands. */
const plainPath = /^(?:\/[\w-]+)+$/;

/** Where a link leads inside the site; undefined where it leads elsewhere, or to a place on the same page. */
export function internalAddress(href: string, { ownHosts }: SiteSettings): InternalAddress | undefined {
  if (leadsElsewhere(href, ownHosts)) return undefined;
  if (plainPath.test(href)) return { path: href.toLowerCase(), query: '', fragment: '' };
  const url = ownUrl(href, ownHosts);
  if (!url) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return { path, query: url.search, fragment: url.hash.slice(1) };
}

/** Whether a plain address is one of another site, as most are. False says nothing. */
function leadsElsewhere(href: string, ownHosts: readonly string[]): boolean {
  const { isPlain, host } = read(href);
  return isPlain && host !== undefined && !ownHosts.includes(host);
}

const site = 'https://site.invalid';

function ownUrl(href: string, ownHosts: readonly string[]): URL | undefined {
  if (/^\s*[/\\](?![/\\])/.test(href)) {
    const link = checkLink(href);
    return (link.ok && link.readable && URL.parse(link.href, site)) || undefined;
  }
  if (ownHosts.length === 0) return undefined;
  const host = webHost(href);
  return host !== undefined && ownHosts.includes(host) ? webUrl(href) : undefined;
}

/** Routes of the server that are no pages of the site: files, pictures, interfaces. */
const noPage = /^\/(?:media|img|assets|api|editor|gallery)(?:\/|$)|\.[a-z0-9]{2,5}$/;

/** Whether a path can be that of a page: an article, a list or a fixed page. */
export function isPage(path: string): boolean {
  return !noPage.test(path);
}
