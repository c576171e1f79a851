/** Items in it keep their order, the others have moved. Returns indexes in the list. */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the smallest last number of such a subsequence. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = ends[middle] ?? 0;
      if ((numbers[end] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? ends[low - 1] : undefined);
    ends[low] = position;
  }
  const staying = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) staying.add(at);
  return staying;
}
