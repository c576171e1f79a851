import { peopleAddress } from '../../contracts/editing/people.ts';
import { ownValue } from '../../contracts/json/ownValue.ts';
import { UsageError } from '../exitStatus.ts';
import { type EditorAnswer, editorOfServer } from '../server/editorApi.ts';
import { isListedPerson, isPerson } from './isPerson.ts';
import type { PeopleTarget } from './peopleTarget.ts';

/** Far more than all the people there may be. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** People as a running server has them, which holds the store. */
export function serverPeople(server: string, token: string): PeopleTarget {
  const ask = editorOfServer(server, token, maxAnswerBytes);
  return {
    add: async (person) => {
      const answer = await ask('POST', peopleAddress, {}, person);
      if (answer.status === 409 || answer.status === 400) throw new UsageError(errorIn(answer));
      const [added, itsToken] = [field(answer, 'person'), field(answer, 'token')];
      if (!isPerson(added) || typeof itsToken !== 'string') throw notUnderstood(answer);
      return { person: added, token: itsToken };
    },
    list: async () => {
      const answer = await ask('GET', peopleAddress, {});
      const people = field(answer, 'people');
      if (!Array.isArray(people) || !people.every(isListedPerson)) throw notUnderstood(answer);
      return people;
    },
    revoke: async (name) => {
      const answer = await ask('DELETE', peopleAddress, { name });
      if (answer.status === 404) return undefined;
      if (!isPerson(answer.value)) throw notUnderstood(answer);
      return answer.value;
    },
    close: async () => {},
  };
}

function field({ value }: EditorAnswer, name: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;
}

function errorIn(answer: EditorAnswer): string {
  const said = field(answer, 'error') ?? field(answer, 'message');
  return typeof said === 'string' ? said : `the server refuses it (status ${answer.status})`;
}

function notUnderstood(answer: EditorAnswer): Error {
  return new Error(errorIn(answer));
}
