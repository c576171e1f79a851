import type { Person } from '#editing/person.ts';
import type { KeptOperation } from './documentState.ts';

/** What waits in this browser. */
export interface Unsent {
  /** What whoever is signed in has done. */
  readonly own: readonly KeptOperation[];
  /** The names of others whose work waits here: it is sent when they sign in, and never as somebody else's. */
  readonly others: readonly string[];
}

/** Whose work it is that waits in a browser which several people use. */
export function unsentOf({ name }: Pick<Person, 'name'>, kept: readonly KeptOperation[]): Unsent {
  const own = kept.filter(({ operation }) => isSameName(operation.author, name));
  const others = kept.filter((one) => !own.includes(one)).map(({ operation }) => operation.author);
  return { own, others: [...new Set(others)] };
}

/** No two people have names that differ in their case alone. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
