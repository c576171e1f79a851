export const letterParameter = 'letter';

/** Longest searched name, in UTF-16 units. */
export const longestName = 120;

/** Trimmed and cut; undefined if missing or repeated. */
export function typedText(query: URLSearchParams, name: string): string | undefined {
  const [value, second] = query.getAll(name);
  return value === undefined || second !== undefined
    ? undefined
    : value.slice(0, longestName).toWellFormed().trim();
}
