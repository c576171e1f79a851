/** Messages of engines and our own, up to the first quoted value: all from source code. */
const knownMessages: readonly RegExp[] = [
  /^Cannot (?:read|set) properties of (?:null|undefined)(?= \(|$)/,
  /^(?:null|undefined) is not an object(?= \(|$)/,
  /^[\w$.]{1,60} is not (?:a function|a constructor|defined|iterable)(?= |\.|$)/,
  /^[\w$.]{1,60} is (?:null|undefined)$/,
  /^Maximum call stack size exceeded/,
  /^too much recursion$/,
  /^Assignment to constant variable/,
  /^Minified React error #\d{1,4}(?=;|$)/,
  /^Failed to fetch dynamically imported module(?=:|$)/,
  /^error loading dynamically imported module(?=:|$)/,
  /^Importing a module script failed/,
  /^Missing app state$/,
  /^No newsletter lists: (?:article|site configuration|answer)$/,
  /^No (?:start in behaviour|hydrate in runtime)$/,
  /^The island has no root or no component$/,
];

export function safeMessage(message: string): string | undefined {
  for (const known of knownMessages) {
    const found = known.exec(message);
    if (found) return found[0];
  }
  return undefined;
}
