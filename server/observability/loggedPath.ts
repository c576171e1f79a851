import type { Locals } from 'express';
import { quietBeginning } from '#platform/http/quietPaths.ts';

/** The longest path that a log line shows. */
const maxLoggedPath = 300;

/**
 * What the log says of where a request went: the path without its query; of a quiet path its beginning alone, and of a quiet
 * page the name of its route. Undefined for a target that is no path: it may hold a user name and a password.
 *
 * @param quiet beginnings of paths of which nothing is told that stands behind them
 */
export function loggedPath(
  url: string,
  { route, isQuiet }: Pick<Locals, 'route' | 'isQuiet'>,
  quiet: readonly string[],
): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return quietBeginning(path, quiet) ?? (isQuiet ? route : path.slice(0, maxLoggedPath));
}
