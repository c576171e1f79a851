/** As in the schema of articles: small letters, digits, dashes and underscores between single slashes. */
const articlePath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;
const maxPathLength = 200;

export type ArticleAddress =
  | { kind: 'path'; path: string }
  /** Another way of writing a path: the reader is sent to the one that counts. */
  | { kind: 'redirect'; path: string }
  /** The name of a file, as sites of files have it: `/naps.html` leads to `/naps`, where something is there. */
  | { kind: 'file'; path: string }
  | { kind: 'none' };

/**
 * What the path of a request means as the address of an article. Only an allow-list of characters comes through, so
 * no path can leave the site, climb out of a folder, or be kept under the name of another kind of file.
 */
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
