import { isServedPath } from '#contracts/siteAddresses.ts';
import { rewriteTags } from '#transformer/fromHtml/tree/rewriteTags.ts';

/**
 * Without `.html`, which the server redirects. Undefined for a plain permalink (`?p=17`), or none.
 * @param address of WordPress, with a slash at its end
 */
export function pathOfLink(link: unknown, address: string): string | undefined {
  if (typeof link !== 'string') return undefined;
  const url = URL.parse(link, address);
  if (url?.search !== '') return undefined;
  const base = new URL(address).pathname;
  const below = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname.slice(1);
  const path = `/${below.replace(/(?:\.html?)?\/?$/, '')}`;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** WordPress finds a post by its slug, or by its id if permalinks end with that. A number may be either. */
export function questionsOfPath(path: string): readonly Readonly<Record<string, string>>[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const bySlug = { slug: last };
  return /^[1-9]\d{0,17}$/.test(last) ? [{ include: last }, bySlug] : [bySlug];
}

const links: ReadonlySet<string> = new Set(['a']);
/** Uploads, the admin, archives, feeds. */
const servedByWordpress = /^\/(?:wp-|(?:author|category|page|tag)\/)|\/feed$/;

/** Links to posts of the same WordPress become article paths, unless only WordPress serves them. */
export function withOwnPaths(html: string, address: string): string {
  const site = new URL(address);
  return rewriteTags(html, links, (_name, attributes) => {
    const { href = '' } = attributes;
    const url = /^(?:https?:\/)?\//i.test(href) ? URL.parse(href, address) : null;
    if (!url?.pathname.startsWith(site.pathname) || hostName(url) !== hostName(site)) return undefined;
    const { hash } = url;
    url.hash = '';
    const path = pathOfLink(url.href, address);
    return path === undefined || !isServedPath(path) || servedByWordpress.test(path)
      ? undefined
      : { ...attributes, href: path + hash };
  });
}

function hostName({ host }: URL): string {
  return host.replace(/^www\./, '');
}
