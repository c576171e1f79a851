/** The query parameter that carries the letter that names begin with. */
export const letterParameter = 'letter';

/** The longest name that somebody can look for, in UTF-16 units. */
export const longestName = 120;

/** A typed text of an address, trimmed and cut; undefined where it is not there, and where it is there twice. */
export function typedText(query: URLSearchParams, name: string): string | undefined {
  const [value, second] = query.getAll(name);
  return value === undefined || second !== undefined
    ? undefined
    : value.slice(0, longestName).toWellFormed().trim();
}
