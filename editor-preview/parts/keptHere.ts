/** What this browser keeps under a name; undefined where it keeps nothing there, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch (error) {
    // The browser lets nobody keep anything, or somebody has written something else there.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Keeps something in this browser, where it lets one. */
export function keepHere(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    // Then it is as at first the next time.
    if (!(error instanceof DOMException)) throw error;
  }
}
