import type { ListedPerson, PersonToAdd } from '#editing/people.ts';
import type { Person } from '#editing/person.ts';

/** Access to the people of the editor. */
export interface PeopleTarget {
  /** Address of the server; undefined for the store itself. */
  server?: string;
  /** @throws UsageError when the name cannot be added, with the reason */
  add: (person: PersonToAdd) => Promise<{ person: Person; token: string }>;
  list: () => Promise<readonly ListedPerson[]>;
  /** Undefined if no active person has this name. */
  revoke: (name: string) => Promise<Person | undefined>;
  close: () => Promise<void>;
}
