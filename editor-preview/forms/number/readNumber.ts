/** The number that a text says, as JSON would write it; undefined where it says none. */
export function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare)) return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : undefined;
}
