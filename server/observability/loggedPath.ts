import type { Locals } from 'express';
import { privatePrefix } from '#platform/http/privatePaths.ts';

const maxLoggedPath = 300;

/** Without query. Undefined for a target that is no path, which may contain a password. */
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
