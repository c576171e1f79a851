/** Allowed schemes. Others can run code or open another program. */
const acceptedSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Browsers, proxies and mail programs cut or refuse longer addresses. */
export const maxLinkLength = 2048;

/**
 * `scheme`: can run code or open another program. `credentials`: disguises the host. `blank`: removing blanks
 * would change the target. `half-character`: an unpaired surrogate.
 */
export type LinkRefusal = 'scheme' | 'credentials' | 'blank' | 'too-long' | 'empty' | 'half-character';

/** An unreadable address is harmless: it stays as written, with the warning `link/invalid-url`. */
export type LinkCheck = { ok: true; readable: boolean; href: string } | { ok: false; reason: LinkRefusal };

/** Invisible characters, which could hide a scheme. */
const invisible = /[\p{C}\p{Z}\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Most addresses: a cheap test that there is nothing to strip. */
const plainAscii = /^[!-~]*$/;
const controls = /\p{C}/gu;
const leadingScheme = /^[a-z][a-z0-9+.-]*:/i;
/** Browsers read a backslash in a web address as a slash. */
const leadingHost = /^[/\\]{2}/;

/** Base of relative addresses while parsing. Never output. */
const site = 'https://site.invalid';

/**
 * Parses like a browser. Other sites' addresses become absolute, so `//host`, `/\host` and `https:host` cannot
 * pass for local paths.
 */
export function checkLink(text: string): LinkCheck {
  if (text.length > maxLinkLength) return { ok: false, reason: 'too-long' };
  const bare = plainAscii.test(text) ? text : text.replace(invisible, '');
  if (bare === '') return { ok: false, reason: 'empty' };
  const scheme = leadingScheme.exec(bare)?.[0].toLowerCase();
  // Before parsing, because browsers differ in parsing other schemes.
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
  // Blanks can hide credentials.
  if (address === null || hasCredentials(address)) return { ok: false, reason: 'credentials' };
  return { ok: true, readable: true, href: writeAddress({ text: visible, url: address }) };
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** Safe at a glance: a local path, an anchor, or a plain host that ends in letters, in visible ASCII. */
const plainAddress = /^(?:\/(?![/\\])|#|https?:\/\/(?!\S*xn--)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$))[!-~]*$/i;

/** Fast path of {@link checkLink}: true if it would accept the address as readable. False means unknown. */
export function isPlainAddress(text: string): boolean {
  return text.length <= maxLinkLength && plainAddress.test(text);
}

function readAddress(text: string): URL | null {
  // No base with a scheme: `https:host` would be a local path.
  const base = leadingScheme.test(text) ? undefined : site;
  return URL.parse(text, base);
}

function writeAddress({ text, url }: { text: string; url: URL }): string {
  const relative = !leadingScheme.test(text) && !leadingHost.test(text);
  if (!relative) return url.href;
  const suffix = url.search + url.hash;
  if (text.startsWith('#') || text.startsWith('?')) return suffix;
  // A page-relative path depends on the page, so it stays unchanged.
  if (!/^[/\\]/.test(text)) return text;
  // `/.//host` is a local path, but would become a host once the dot is resolved.
  return url.pathname.replace(/^\/+/, '/') + suffix;
}
