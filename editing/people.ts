import type { Person, Role } from './person.ts';

// The protocol of the owner's programs for the editor's people.

/** `GET`: {@link PeopleList}. `POST` {@link PersonToAdd}: {@link PersonAdded}; 409 `{ error }`. `DELETE` with `name`: {@link Person}. */
export const peopleAddress = '/editor/api/people';

/** A current or former user of the editor. */
export interface ListedPerson extends Person {
  /** ISO 8601. */
  readonly addedAt: string;
  /** Of the account for signing in as well. */
  readonly email?: string;
  /** ISO 8601; absent while access is granted. */
  readonly revokedAt?: string;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
}

export interface PersonToAdd {
  readonly name: string;
  readonly role: Exclude<Role, 'owner'>;
  /** Of the account for signing in as well. */
  readonly email?: string;
}

export interface PersonAdded {
  readonly person: Person;
  /** Sent once. Only a hash of it is stored. */
  readonly token: string;
}
