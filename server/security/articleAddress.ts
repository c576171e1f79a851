import { isServedPath, maxPathLength } from '#contracts/siteAddresses.ts';

export type ArticleAddress =
  | { kind: 'path'; path: string }
  | { kind: 'redirect'; path: string }
  /** `/naps.html` redirects to `/naps` if that exists. */
  | { kind: 'file'; path: string }
  | { kind: 'none' };

/** The allow-list keeps out other sites, path traversal, and cache keys of other pages. */
export function articleAddress(path: string): ArticleAddress {
  if (path.length > maxPathLength) return { kind: 'none' };
  if (isServedPath(path)) return { kind: 'path', path };
  const canonical = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (isServedPath(canonical)) return { kind: 'redirect', path: canonical };
  const withoutEnding = canonical.replace(/(?:\/index|(?<=[^/]))\.html?$/, '');
  return isServedPath(withoutEnding) ? { kind: 'file', path: withoutEnding } : { kind: 'none' };
}
