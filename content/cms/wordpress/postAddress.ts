import { rewriteTags } from '#transformer/fromHtml/tree/rewriteTags.ts';

/** Undefined for a plain permalink (`?p=17`), or none. @param address of WordPress, with a slash at its end */
export function pathOfLink(link: unknown, address: string): string | undefined {
  if (typeof link !== 'string') return undefined;
  const url = URL.parse(link, address);
  if (url?.search !== '') return undefined;
  const base = new URL(address).pathname;
  const below = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname.slice(1);
  const path = `/${below.replace(/\/$/, '')}`;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** WordPress finds a post by its slug, or by its id if permalinks end with that. A number may be either. */
export function questionsOfPath(path: string): readonly Readonly<Record<string, string>>[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const bySlug = { slug: last.replace(/\.html?$/, '') };
  return /^[1-9]\d{0,17}$/.test(last) ? [{ include: last }, bySlug] : [bySlug];
}

const links: ReadonlySet<string> = new Set(['a']);
/** Uploads, the admin, archives, feeds, files. */
const servedByWordpress = /^\/(?:wp-|(?:author|category|page|tag)\/)|\/feed$|\.(?!html?$)[A-Za-z0-9]{2,5}$/;

/** Links to posts of the same WordPress become article paths. */
export function withOwnPaths(html: string, address: string): string {
  const site = new URL(address);
  return rewriteTags(html, links, (_name, attributes) => {
    const { href = '' } = attributes;
    const url = /^(?:https?:\/)?\//i.test(href) ? URL.parse(href, address) : null;
    if (!url?.pathname.startsWith(site.pathname) || hostName(url) !== hostName(site)) return undefined;
    const { hash } = url;
    url.hash = '';
    const path = pathOfLink(url.href, address);
    return path === undefined || servedByWordpress.test(path)
      ? undefined
      : { ...attributes, href: encodeURI(path) + hash };
  });
}

function hostName({ host }: URL): string {
  return host.replace(/^www\./, '');
}
