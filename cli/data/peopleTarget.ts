import { hasFields, isAbsentOr, isText } from '#contracts/json/guards.ts';
import { type ListedPerson, type PersonToAdd, peopleAddress } from '#editor-preview/model/people.ts';
import { isRole, type Person } from '#editor-preview/model/person.ts';
import { PeopleStore } from '#editor-preview/store/people/peopleStore.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { editorOfServer, fieldOf, refusalOf } from './editorApi.ts';
import { openStoreOfCommand } from './storeOfCommand.ts';

export interface PeopleTarget {
  server?: string;
  /** @throws UsageError when the name cannot be added, with the reason */
  add: (person: PersonToAdd) => Promise<{ person: Person; token: string }>;
  list: () => Promise<readonly ListedPerson[]>;
  revoke: (name: string) => Promise<Person | undefined>;
  close: () => Promise<void>;
}

export async function storePeople(output: Output): Promise<PeopleTarget> {
  const store = await openStoreOfCommand(output, { mayCreate: true });
  const people = new PeopleStore(store.database, store.changes);
  return {
    add: async ({ name, role, email }) => {
      const outcome = await people.add(name, role, email);
      if (!outcome.ok) throw new UsageError(outcome.reason);
      return outcome;
    },
    list: () => people.list(),
    revoke: (name) => people.revoke(name),
    close: () => store.close(),
  };
}

const maxAnswerBytes = 4 * 1024 * 1024;

export function serverPeople(server: string, token: string): PeopleTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);
  return {
    server,
    add: async (person) => {
      const answer = await request('POST', peopleAddress, {}, person);
      if (answer.status === 409 || answer.status === 400) throw new UsageError(refusalOf(answer));
      const [added, itsToken] = [fieldOf(answer, 'person'), fieldOf(answer, 'token')];
      if (!isPerson(added) || typeof itsToken !== 'string') throw new Error(refusalOf(answer));
      return { person: added, token: itsToken };
    },
    list: async () => {
      const answer = await request('GET', peopleAddress, {});
      const people = fieldOf(answer, 'people');
      if (!Array.isArray(people) || !people.every(isListedPerson)) throw new Error(refusalOf(answer));
      return people;
    },
    revoke: async (name) => {
      const answer = await request('DELETE', peopleAddress, { name });
      if (answer.status === 404) return undefined;
      if (!isPerson(answer.value)) throw new Error(refusalOf(answer));
      return answer.value;
    },
    close: async () => {},
  };
}

const person = { id: isText, name: isText, role: isRole };
const isPerson = hasFields<Person>(person);
const isListedPerson = hasFields<ListedPerson>({
  ...person,
  addedAt: isText,
  email: isAbsentOr(isText),
  revokedAt: isAbsentOr(isText),
});
