import type { Locals } from 'express';
import { privatePrefix } from '#platform/http/privatePaths.ts';

/** Longer paths are truncated in the log. */
const maxLoggedPath = 300;

/**
 * A path for the log, without its query: of a private path its prefix, of a private page its route. Undefined for a target that is no path, which may hold a password.
 * @param privatePaths prefixes of private paths
 */
export function loggedPath(
  url: string,
  { route, isPrivate }: Pick<Locals, 'route' | 'isPrivate'>,
  privatePaths: readonly string[],
): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return privatePrefix(path, privatePaths) ?? (isPrivate ? route : path.slice(0, maxLoggedPath));
}
