import type { Person, Role } from './person.ts';

/** `GET`: {@link PeopleList}. `POST` {@link PersonToAdd}: {@link PersonAdded}; 409. `DELETE` with `name`. */
export const peopleAddress = '/editor/api/people';

export interface ListedPerson extends Person {
  readonly addedAt: string;
  readonly email?: string;
  readonly revokedAt?: string;
}

export interface PeopleList {
  readonly people: readonly ListedPerson[];
}

export interface PersonToAdd {
  readonly name: string;
  readonly role: Exclude<Role, 'owner'>;
  readonly email?: string;
}

export interface PersonAdded {
  readonly person: Person;
  /** Sent once. Only a hash of it is stored. */
  readonly token: string;
}
