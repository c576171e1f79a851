export interface Content {
  readonly kind: string;
  readonly signature: string;
  readonly words: () => readonly string[];
}

/** The minimum share of common words among all words of both. */
const minShared = 0.5;
const maxPairs = 10_000;

/** Equal content first, then by common words. Returns for each index in `after` the index in `before`. */
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
  if (left.length * free.size > maxPairs) return found;
  const counted = new Map([...free].map((old) => [old, countWords(before[old])]));
  const likely = left.flatMap((position) => {
    const words = countWords(after[position]);
    return [...free].flatMap((old) => {
      if (before[old]?.kind !== after[position]?.kind) return [];
      const share = shared(words, counted.get(old) ?? new Map());
      return share >= minShared ? [{ position, old, share }] : [];
    });
  });
  // Most similar first; ties by distance.
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

/** The similarity of two texts: 1 for the same words, 0 for none in common. */
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
