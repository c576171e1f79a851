/**
 * The beginning that is told of a path which says what somebody looks for; undefined where the path may be told. Somebody who writes it
 * in another way, such as in capitals, means the same page.
 *
 * @param beginnings paths of which nothing is told that stands behind them
 */
export function quietBeginning(path: string, beginnings: readonly string[]): string | undefined {
  const written = decoded(path)
    .toLowerCase()
    .replace(/^[/\\]+/, '/');
  return beginnings.find(
    (beginning) => written.startsWith(beginning) && !/^[\w-]/.test(written.slice(beginning.length)),
  );
}

/** Whatever of it can be decoded, and the rest as it is. */
function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (each) => String.fromCharCode(Number.parseInt(each.slice(1), 16)));
}
