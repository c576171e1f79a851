import { whyNot } from '#editor-preview/model/permission/whyNot.ts';
import type { Person } from '#editor-preview/model/person.ts';
import { HttpError } from '#platform/http/httpError.ts';
import type { RouteRequest } from './route.ts';

/** The editor's guard must precede it. @throws HttpError 401 when not signed in; 403 without the permission */
export function requireOwner(
  { person }: Pick<RouteRequest<unknown>, 'person'>,
  action: 'manage-readers' | 'configure-site' = 'manage-readers',
): Person {
  requireSignedIn(person);
  const why = whyNot(person, action, []);
  if (why !== undefined) throw new HttpError(403, why);
  return person;
}

/** Any role. The editor's guard must precede it. @throws HttpError 401 */
export function requireSignedIn(person: Person | undefined): asserts person is Person {
  if (!person) throw new HttpError(401, 'You are not signed in. Sign in at /editor, then try again.');
}
