/**
 * The path of an article by a permalink of WordPress: below the address of WordPress, without the slash at its end.
 * Undefined where the permalink is plain (`?p=17`), or none.
 *
 * @param address where WordPress is, with a slash at its end
 */
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
    // An escape that is no UTF-8.
    return undefined;
  }
}

/** What WordPress finds a post by of its path: its slug, or its id where permalinks end with that. */
export function questionOfPath(path: string): Readonly<Record<string, string>> {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (/^[1-9]\d{0,17}$/.test(last)) return { include: last };
  return { slug: last.replace(/\.html?$/, '') };
}
