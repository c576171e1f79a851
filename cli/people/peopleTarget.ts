import type { ListedPerson, PersonToAdd } from '#editing/people.ts';
import type { Person } from '#editing/person.ts';

/** Where it is kept who works in the editor. */
export interface PeopleTarget {
  /** The server that is asked; undefined where it is the store itself. */
  server?: string;
  /** @throws UsageError where nobody can be let in under this name, with why */
  add: (person: PersonToAdd) => Promise<{ person: Person; token: string }>;
  list: () => Promise<readonly ListedPerson[]>;
  /** Undefined where nobody of this name may sign in. */
  revoke: (name: string) => Promise<Person | undefined>;
  close: () => Promise<void>;
}
