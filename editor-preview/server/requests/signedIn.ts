import { whyNot } from '#editor-preview/model/permission/whyNot.ts';
import { type Action, owner, type Person } from '#editor-preview/model/person.ts';
import type { PeopleStore } from '#editor-preview/store/people/peopleStore.ts';
import type { RouteRequest } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { wordsFor } from '../words/words.ts';

export type Staff = Pick<PeopleStore, 'active'>;

/** Its name is stored with all actions, whatever the request says. @throws HttpError 401 without one */
export function personOf({ person, headers }: Pick<RouteRequest<unknown>, 'person' | 'headers'>): Person {
  if (!person) throw new HttpError(401, wordsFor(headers).words.refusals.noPerson);
  return person;
}

/** @throws HttpError 401 when not signed in; 403 without the permission, with who has it */
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
