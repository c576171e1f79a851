import type { PeopleStore } from '../../../content/database/people/peopleStore.ts';
import { type Action, owner, type Person, whyNot } from '../../../editing/person.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { RouteRequest } from '../../parts/route.ts';

/** Those who work here, beside whoever has the server's own token. */
export type Staff = Pick<PeopleStore, 'active'>;

/**
 * Who is signed in. What they do is kept under this name, whatever the request says.
 *
 * @throws HttpError 401 where nobody is
 */
export function personOf({ person }: Pick<RouteRequest<unknown>, 'person'>): Person {
  if (!person) throw new HttpError(401, 'Nobody is signed in. Sign in at /editor, then send this again.');
  return person;
}

/**
 * Who is signed in, where they may do this.
 *
 * @throws HttpError 401 where nobody is; 403 with who may, where they may not
 */
export async function permitted(
  request: Pick<RouteRequest<unknown>, 'person'>,
  action: Action,
  staff: Staff,
): Promise<Person> {
  const person = personOf(request);
  const people = person.role === owner.role ? [] : await staff.active();
  const why = whyNot(person, action, people);
  if (why !== undefined) throw new HttpError(403, why);
  return person;
}
