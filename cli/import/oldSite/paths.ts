import { postNumberAddress } from '#contracts/postNumber.ts';
import { isServedPath, isSiteAddress } from '#contracts/siteAddresses.ts';
import type { ArchivePost } from '../archive/archive.ts';
import type { ImportRules } from '../rules/importRules.ts';

/** Permalinks with a date or a post number. */
const dated = /^\/(?:archives\/)?\d{1,6}(?:\/|$)/;
const noTopics: ReadonlySet<string> = new Set(['uncategorized', 'uncategorised', 'blog', 'general']);

export type WishedPath = { ok: true; path: string } | { ok: false; reason: string };

/** The publisher's rule; else a permalink with a topic; else the first category's topic and the slug. */
export function pathOf(post: ArchivePost, site: readonly string[], rules: ImportRules): WishedPath {
  const own = rules.path?.(post);
  if (own !== undefined) return checked(own);
  const permalink = post.address === undefined ? undefined : plainPath(post.address, site);
  const topic = topicOf(post, rules);
  if (permalink !== undefined && isArticlePath(permalink) && !dated.test(permalink)) {
    const namesTopic = permalink.indexOf('/', 1) !== -1;
    if (namesTopic || post.type !== 'post' || topic === undefined) return checked(permalink);
  }
  const last = post.slug || permalink?.split('/').at(-1) || '';
  const name = inLetters(last) ?? inLetters(post.title) ?? `post-${inLetters(post.id) ?? '0'}`;
  return checked(topic === undefined || post.type !== 'post' ? `/${name}` : `/${topic}/${name}`);
}

export function topicOf({ categories }: ArchivePost, { topics }: ImportRules): string | undefined {
  for (const { slug } of categories) {
    const topic = topics?.[slug] ?? (noTopics.has(slug) ? undefined : inLetters(slug));
    if (topic !== undefined) return topic;
  }
  return undefined;
}

/** Lower case, without file extension; undefined for another site. */
export function plainPath(address: string, site: readonly string[]): string | undefined {
  const place = placeOnSite(address, site);
  return (
    place?.path
      .slice(place.folder.length)
      .replace(/\/?(?:index)?\.(?:html?|php|md)$/, '')
      .replace(/(?<=.)\/$/, '') || undefined
  );
}

/** For an archive without the address of its site. */
const unknownSite = 'https://site.invalid/';

/** With the folder of the site, if any; undefined for another site. */
function placeOnSite(
  address: string,
  site: readonly string[],
): { url: URL; path: string; folder: string } | undefined {
  const home = (site[0] ?? unknownSite).replace(/\/*$/, '/');
  // A post number is relative to WordPress's folder.
  const url = URL.parse(address.replace(/^\/(?=\?)/, ''), home);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const bases = [...site, unknownSite]
    .flatMap((each) => URL.parse(each) ?? [])
    .filter(({ host }) => hostName(host) === hostName(url.host));
  if (bases.length === 0) return undefined;
  const path = readable(url.pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const folder = bases
    .map(({ pathname }) => pathname.replace(/\/$/, '').toLowerCase())
    .filter((each) => each !== '' && path.startsWith(`${each}/`))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  return { url, path, folder };
}

/** As the server looks it up. Undefined for addresses that it never looks up. */
export function redirectFrom(address: string, site: readonly string[]): string | undefined {
  const place = placeOnSite(address, site);
  if (!place) return undefined;
  const { url, path } = place;
  if (url.search !== '') return path.endsWith('/') ? postNumberAddress(url.searchParams, path) : undefined;
  const plain = path.replace(/(?:\/index|(?<=[^/]))\.html?$/, '').replace(/(?<=.)\/$/, '');
  return isArticlePath(plain) ? plain : undefined;
}

/** Equal for all addresses of one page: without protocol, `www.`, closing slash and campaign parameters. */
export function addressKey(address: string, site: readonly string[]): string | undefined {
  const place = placeOnSite(address, site);
  if (!place) return undefined;
  const { searchParams } = place.url;
  const attachment = searchParams.get('attachment_id');
  if (attachment !== null) return `/?attachment_id=${attachment}`;
  const path = place.path.slice(place.folder.length);
  const number = postNumberAddress(searchParams);
  return number ?? (path.replace(/(?<=.)\/$/, '').replace(/\/index\.(?:html?|php)$/, '') || '/');
}

export function inLetters(text: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[a-z0-9_]+/g);
  // Words of a slug in another script are lost, so what remains would be a number or a common word.
  const lost =
    text.replaceAll(/[^\p{L}]/gu, '').length - (words ?? []).join('').replaceAll(/[^a-z]/g, '').length;
  if (!words || lost > text.length / 2) return undefined;
  return (
    words
      .join('-')
      .slice(0, 100)
      .replace(/[-_]+$/, '') || undefined
  );
}

function isArticlePath(path: string): boolean {
  return path !== '/' && isServedPath(path);
}

function checked(path: string): WishedPath {
  if (!isArticlePath(path))
    return {
      ok: false,
      reason: `"${path}" is not a valid path: use a slash, then lowercase letters, digits, dashes and underscores between single slashes`,
    };
  if (isSiteAddress(path))
    return { ok: false, reason: `${path} is used by the site itself; give the article another path` };
  return { ok: true, path };
}

function hostName(host: string): string {
  return host.replace(/^www\./, '');
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray percent sign stays.
    return pathname;
  }
}
