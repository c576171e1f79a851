import type { Person } from '#editor-preview/model/person.ts';
import type { QueuedOperation } from './documentState.ts';

export interface Unsent {
  readonly own: readonly QueuedOperation[];
  /** The names of other authors in the queue: theirs are sent when they sign in, never under another name. */
  readonly others: readonly string[];
}

export function unsentOf({ name }: Pick<Person, 'name'>, stored: readonly QueuedOperation[]): Unsent {
  const own = stored.filter(({ operation }) => isSameName(operation.author, name));
  const others = stored.filter((one) => !own.includes(one)).map(({ operation }) => operation.author);
  return { own, others: [...new Set(others)] };
}

/** Names are unique ignoring case. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
