export function longestWord(figures: readonly (string | number)[]): number {
  const words = figures.flatMap((figure) => String(figure).split(/\s+/));
  return Math.max(...words.map(({ length }) => length));
}
