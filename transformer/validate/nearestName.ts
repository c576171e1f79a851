/** Longer names are no slip of the keyboard, and comparing costs the product of both lengths. */
const maxComparedLength = 60;

/** How many slips make a different word: one in three letters, but always one. */
function tolerated(name: string): number {
  return Math.max(1, Math.floor(name.length / 3));
}

/**
 * The accepted name that was probably meant, or undefined. Case, dashes and underscores count for nothing, because
 * they are what differs between systems that content comes from.
 */
export function nearestName(name: string, accepted: readonly string[]): string | undefined {
  if (name.length > maxComparedLength) return undefined;
  const plain = withoutStyle(name);
  let nearest: string | undefined;
  let least = tolerated(plain) + 1;
  for (const candidate of accepted) {
    const distance = editDistance(plain, withoutStyle(candidate), least);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

function withoutStyle(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}

/**
 * Letters to insert, take out, replace or swap with the next to make one word of the other; where that is as much as the
 * limit or more, some number that is: most names have nothing in common, and a site has thousands.
 */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let leastOfRow = 0;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    const leastOfPrevious = leastOfRow;
    leastOfRow = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const replaced = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      const inserted = (current[column - 1] ?? 0) + 1;
      const takenOut = (previous[column] ?? 0) + 1;
      const swapped = isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : replaced;
      const least = Math.min(replaced, inserted, takenOut, swapped);
      current.push(least);
      if (least < leastOfRow) leastOfRow = least;
    }
    // A row is made of the two before it.
    if (leastOfRow >= limit && leastOfPrevious >= limit) return limit;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
