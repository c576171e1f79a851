import { whyNot } from '#editing/permission/whyNot.ts';
import type { Person } from '#editing/person.ts';
import { HttpError } from '#platform/http/httpError.ts';
import type { RouteRequest } from './route.ts';

/**
 * Lets on whoever has the server's own token: for what is kept of readers, where nothing else is said. The guard of the editor stands before; where there is
 * no editor, nobody is signed in, and nobody is let in.
 *
 * @returns who that is
 * @throws HttpError 401 where nobody is signed in; 403 with who may, where they may not
 */
export function requireOwner(
  { person }: Pick<RouteRequest<unknown>, 'person'>,
  action: 'manage-readers' | 'configure-site' = 'manage-readers',
): Person {
  requireSignedIn(person);
  const why = whyNot(person, action, []);
  if (why !== undefined) throw new HttpError(403, why);
  return person;
}

/**
 * Lets on whoever works in the editor, whatever they may do there. Its guard stands before; where there is no editor, nobody is let in.
 *
 * @throws HttpError 401
 */
export function requireSignedIn(person: Person | undefined): asserts person is Person {
  if (!person) throw new HttpError(401, 'Nobody is signed in. Sign in at /editor, then send this again.');
}
