/**
 * Restricted Damerau-Levenshtein distance. A result of at least the limit is not exact: it stops early,
 * because a site has thousands of unrelated names.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let leastOfRow = 0;
  let secondToLast: number[] = [];
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
      const swapped = isSwapped ? (secondToLast[column - 2] ?? 0) + 1 : replaced;
      const least = Math.min(replaced, inserted, takenOut, swapped);
      current.push(least);
      if (least < leastOfRow) leastOfRow = least;
    }
    // A row depends on the two previous ones.
    if (leastOfRow >= limit && leastOfPrevious >= limit) return limit;
    secondToLast = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
