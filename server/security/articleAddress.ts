/** As in the schema of articles: lower case letters, digits, dashes and underscores between single slashes. */
const articlePath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
const maxPathLength = 200;

export type ArticleAddress =
  | { kind: 'path'; path: string }
  /** Another spelling of a path: redirected to the canonical one. */
  | { kind: 'redirect'; path: string }
  /** A file name of an old site: `/naps.html` redirects to `/naps` if that exists. */
  | { kind: 'file'; path: string }
  | { kind: 'none' };

/** Interprets a request's path as an article's address. The allow-list keeps out other sites, path traversal, and cache keys of other pages. */
export function articleAddress(path: string): ArticleAddress {
  if (path.length > maxPathLength) return { kind: 'none' };
  if (articlePath.test(path)) return { kind: 'path', path };
  const canonical = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (articlePath.test(canonical)) return { kind: 'redirect', path: canonical };
  const withoutEnding = canonical.replace(/(?:\/index|(?<=[^/]))\.html?$/, '');
  return articlePath.test(withoutEnding) ? { kind: 'file', path: withoutEnding } : { kind: 'none' };
}
