/** For `textPattern`. All patterns must have the same flags, except for `g`. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const flags = patterns[0]?.flags.replace('g', '');
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), flags);
}
