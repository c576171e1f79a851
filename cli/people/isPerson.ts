import { isRecord } from '../../contracts/json/isRecord.ts';
import type { ListedPerson } from '../../editing/people.ts';
import { type Person, roleNames } from '../../editing/person.ts';

/** Whether a server has answered with a person. */
export function isPerson(value: unknown): value is Person {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.role === 'string' &&
    Object.hasOwn(roleNames, value.role)
  );
}

/** Whether it is a line of the list of people. */
export function isListedPerson(value: unknown): value is ListedPerson {
  return (
    isPerson(value) &&
    isRecord(value) &&
    typeof value.addedAt === 'string' &&
    (value.email === undefined || typeof value.email === 'string') &&
    (value.revokedAt === undefined || typeof value.revokedAt === 'string')
  );
}
