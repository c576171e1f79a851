import { whyNot } from '../../editing/permission/whyNot.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import type { RouteRequest } from './route.ts';

/**
 * Lets on whoever may see what is kept of readers: who has the server's own token. The guard of the editor stands before; where there is
 * no editor, nobody is signed in, and nobody is let in.
 *
 * @throws HttpError 401 where nobody is signed in; 403 with who may, where they may not
 */
export function requireOwner({ person }: Pick<RouteRequest<unknown>, 'person'>): void {
  if (!person) throw new HttpError(401, 'Nobody is signed in. Sign in at /editor, then send this again.');
  const why = whyNot(person, 'manage-readers', []);
  if (why !== undefined) throw new HttpError(403, why);
}
