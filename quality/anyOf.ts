/**
 * A pattern that matches wherever one of others does, for `textPattern`.
 *
 * @param patterns all with the same flags, but for `g`
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const flags = patterns[0]?.flags.replace('g', '');
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), flags);
}
