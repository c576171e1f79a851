/** The part that may be logged and tracked; undefined if the whole path may. Ignores case and encoding. */
export function privatePrefix(path: string, beginnings: readonly string[]): string | undefined {
  const written = decoded(path)
    .toLowerCase()
    .replace(/^[/\\]+/, '/');
  return beginnings.find(
    (beginning) => written.startsWith(beginning) && !/^[\w-]/.test(written.slice(beginning.length)),
  );
}

function decoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (each) => String.fromCharCode(Number.parseInt(each.slice(1), 16)));
}
