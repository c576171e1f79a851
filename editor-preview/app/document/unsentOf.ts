import type { Person } from '#editor-preview/model/person.ts';
import type { QueuedOperation } from './documentState.ts';

export interface Unsent {
  readonly own: readonly QueuedOperation[];
  /** The names of other authors in the queue: theirs are sent when they sign in, never under another name. */
  readonly others: readonly string[];
}

/** Ignores what was written to another article that had the path before. */
export function unsentOf(
  { name }: Pick<Person, 'name'>,
  stored: readonly QueuedOperation[],
  id: string | undefined,
): Unsent {
  const here = stored.filter(({ made: { article = id } }) => article === id);
  const own = here.filter(({ operation }) => isSameName(operation.author, name));
  const others = here.filter((one) => !own.includes(one)).map(({ operation }) => operation.author);
  return { own, others: [...new Set(others)] };
}

/** Names are unique ignoring case. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
