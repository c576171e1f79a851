/** As in the schema of articles. */
const articlePath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
const maxPathLength = 200;

export type ArticleAddress =
  | { kind: 'path'; path: string }
  | { kind: 'redirect'; path: string }
  /** `/naps.html` redirects to `/naps` if that exists. */
  | { kind: 'file'; path: string }
  | { kind: 'none' };

/** The allow-list keeps out other sites, path traversal, and cache keys of other pages. */
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
