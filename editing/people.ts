import type { Person, Role } from './person.ts';

// What the owner's programs and the server tell each other about who works in the editor.

/** `GET`: {@link PeopleList}. `POST` {@link PersonToAdd}: {@link PersonAdded}; 409 `{ error }`. `DELETE` with `name`: {@link Person}. */
export const peopleAddress = '/editor/api/people';

/** Somebody who works in the editor, or did. */
export interface ListedPerson extends Person {
  /** ISO 8601. */
  readonly addedAt: string;
  /** Of the account with which they may sign in as well. */
  readonly email?: string;
  /** ISO 8601; absent for who may sign in. */
  readonly revokedAt?: string;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
}

export interface PersonToAdd {
  readonly name: string;
  readonly role: Exclude<Role, 'owner'>;
  /** Of the account with which they may sign in as well. */
  readonly email?: string;
}

export interface PersonAdded {
  readonly person: Person;
  /** Told this once. Only a hash of it is kept. */
  readonly token: string;
}
