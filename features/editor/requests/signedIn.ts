import { whyNot } from '#editing/permission/whyNot.ts';
import { type Action, owner, type Person } from '#editing/person.ts';
import { HttpError } from '#platform/http/httpError.ts';
import type { RouteRequest } from '../../parts/route.ts';
import type { PeopleStore } from '../store/people/peopleStore.ts';
import { wordsFor } from '../words/words.ts';

/** Those who work here, beside whoever has the server's own token. */
export type Staff = Pick<PeopleStore, 'active'>;

/**
 * Who is signed in. What they do is kept under this name, whatever the request says.
 *
 * @throws HttpError 401 where nobody is
 */
export function personOf({ person, headers }: Pick<RouteRequest<unknown>, 'person' | 'headers'>): Person {
  if (!person) throw new HttpError(401, wordsFor(headers).words.refusals.nobody);
  return person;
}

/**
 * Who is signed in, where they may do this.
 *
 * @throws HttpError 401 where nobody is; 403 with who may, where they may not
 */
export async function permitted(
  request: Pick<RouteRequest<unknown>, 'person' | 'headers'>,
  action: Action,
  staff: Staff | undefined,
): Promise<Person> {
  const person = personOf(request);
  const people = person.role === owner.role ? [] : ((await staff?.active()) ?? []);
  const why = whyNot(person, action, people, wordsFor(request.headers).words.people);
  if (why !== undefined) throw new HttpError(403, why);
  return person;
}
