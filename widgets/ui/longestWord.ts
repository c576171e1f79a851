/** The length of the longest word among figures, which must fit into one line. */
export function longestWord(figures: readonly (string | number)[]): number {
  const words = figures.flatMap((figure) => String(figure).split(/\s+/));
  return Math.max(...words.map(({ length }) => length));
}
