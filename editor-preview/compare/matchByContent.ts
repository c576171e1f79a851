/** Something that has no name by which it could be found again. */
export interface Content {
  /** What only equals have in common. */
  readonly kind: string;
  /** Equal where all of it is. */
  readonly signature: string;
  /** What is written in it, for people. */
  readonly words: () => readonly string[];
}

/** Whoever shares fewer words than this is another one. A share of all words of both. */
const leastShared = 0.5;
/** More pairs than this are not held against each other word by word. */
const mostPairs = 10_000;

/**
 * Finds in one list what stood in another one: what is equal, then what shares most of its words.
 *
 * @returns for each position in `after` the position in `before`; each at most once
 */
export function matchByContent(
  before: readonly Content[],
  after: readonly Content[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const free = new Set(before.keys());
  const pair = (position: number, old: number): void => {
    found.set(position, old);
    free.delete(old);
  };

  const equal = Map.groupBy(before.keys(), (position) => before[position]?.signature ?? '');
  for (const [position, { signature }] of after.entries()) {
    const old = equal.get(signature)?.shift();
    if (old !== undefined) pair(position, old);
  }

  const left = [...after.keys()].filter((position) => !found.has(position));
  if (left.length * free.size > mostPairs) return found;
  const counted = new Map([...free].map((old) => [old, countWords(before[old])]));
  const likely = left.flatMap((position) => {
    const words = countWords(after[position]);
    return [...free].flatMap((old) => {
      if (before[old]?.kind !== after[position]?.kind) return [];
      const share = shared(words, counted.get(old) ?? new Map());
      return share >= leastShared ? [{ position, old, share }] : [];
    });
  });
  // The most alike first; where two are as alike, those that stand nearest to each other.
  likely.sort(
    (one, other) =>
      other.share - one.share || Math.abs(one.position - one.old) - Math.abs(other.position - other.old),
  );
  for (const { position, old } of likely) if (!found.has(position) && free.has(old)) pair(position, old);
  return found;
}

function countWords(content: Content | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of content?.words() ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How much two texts have in common: 1 where they have the same words, 0 where they have none. */
function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [word, count] of one) both += Math.min(count, other.get(word) ?? 0);
  const all = total(one) + total(other);
  return all === 0 ? 0 : (2 * both) / all;
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
