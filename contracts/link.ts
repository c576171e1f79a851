/**
 * The rule behind the format `link`: which addresses an article may hold. Pure, and the same in
 * the validators, the transformer and the browser.
 */

/** The schemes an address may have. Whatever else a browser understands can run code or leave the web. */
const acceptedSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Longer addresses are cut or refused by browsers, proxies and mail programs on the way. */
export const maxLinkLength = 2048;

/**
 * Why an address is refused. `scheme`: it runs code or leaves the web. `credentials`: it carries a user name or a
 * password, which serves to disguise where it leads. `blank`: without its blanks it would lead to another place than its
 * author wrote, such as `https://shop offers.example`. `empty`: nothing but blanks. `half-character`: half of a surrogate
 * pair, which no address can carry.
 */
export type LinkRefusal = 'scheme' | 'credentials' | 'blank' | 'too-long' | 'empty' | 'half-character';

/**
 * What became of an address. A readable one comes back normalised, as a browser reads it. One that cannot be read is
 * harmless but leads nowhere: it stays as written, and is worth the warning `link/invalid-url`.
 */
export type LinkCheck = { ok: true; readable: boolean; href: string } | { ok: false; reason: LinkRefusal };

/** Blank, control, format and otherwise invisible characters: what nobody sees must not hide a scheme. */
const invisible = /[\p{C}\p{Z}\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Most addresses: nothing to take out, and much cheaper to find out. */
const plainAscii = /^[!-~]*$/;
const controls = /\p{C}/gu;
const leadingScheme = /^[a-z][a-z0-9+.-]*:/i;
/** A browser reads a backslash in a web address as a slash. */
const leadingHost = /^[/\\]{2}/;

/** Stands for the site while a relative address is read. It never reaches a page. */
const site = 'https://site.invalid';

/**
 * Reads an address as a browser would, and says whether an article may hold it. An address of another site comes back
 * absolute, so `//host`, `/\host` and `https:host` cannot pass for paths of this site.
 */
export function checkLink(text: string): LinkCheck {
  if (text.length > maxLinkLength) return { ok: false, reason: 'too-long' };
  const bare = plainAscii.test(text) ? text : text.replace(invisible, '');
  if (bare === '') return { ok: false, reason: 'empty' };
  const scheme = leadingScheme.exec(bare)?.[0].toLowerCase();
  // Before anything is read, because browsers differ in what they can read of schemes outside the web.
  if (scheme !== undefined && !acceptedSchemes.has(scheme)) return { ok: false, reason: 'scheme' };
  if (!text.isWellFormed()) return { ok: false, reason: 'half-character' };

  const url = readAddress(bare);
  if (url === null) return { ok: true, readable: false, href: text };
  if (hasCredentials(url)) return { ok: false, reason: 'credentials' };
  if (bare === text) return { ok: true, readable: true, href: writeAddress({ text, url }) };

  const written = text.slice(text.indexOf(bare.charAt(0)), text.lastIndexOf(bare.slice(-1)) + 1);
  if (readAddress(written)?.origin !== url.origin) return { ok: false, reason: 'blank' };
  const visible = written.replace(controls, '');
  const address = readAddress(visible);
  // With its blanks it may hold a password that it has not without them.
  if (address === null || hasCredentials(address)) return { ok: false, reason: 'credentials' };
  return { ok: true, readable: true, href: writeAddress({ text: visible, url: address }) };
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/**
 * Addresses that are accepted and readable at a glance: a path of this site, an anchor, or a plain host name with
 * letters at its end, all in visible ASCII.
 */
const plainAddress = /^(?:\/(?![/\\])|#|https?:\/\/(?!\S*xn--)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$))[!-~]*$/i;

/**
 * Whether {@link checkLink} would accept an address and could read it, told without reading it in full. That takes
 * microseconds, an article has a hundred addresses, and hardly one of them needs a second look. False says nothing.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= maxLinkLength && plainAddress.test(text);
}

interface Address {
  text: string;
  url: URL;
}

function readAddress(text: string): URL | null {
  // Without a base where there is a scheme: `https:host` is a path of this site otherwise.
  const base = leadingScheme.test(text) ? undefined : site;
  return URL.parse(text, base);
}

function writeAddress({ text, url }: Address): string {
  const relative = !leadingScheme.test(text) && !leadingHost.test(text);
  if (!relative) return url.href;
  const suffix = url.search + url.hash;
  if (text.startsWith('#') || text.startsWith('?')) return suffix;
  // A path relative to the page means something else on every page, so it can only stay as it is.
  if (!/^[/\\]/.test(text)) return text;
  // `/.//host` is a path here, but would name a host once its dot is resolved.
  return url.pathname.replace(/^\/+/, '/') + suffix;
}
