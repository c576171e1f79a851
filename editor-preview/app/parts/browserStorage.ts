export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch (error) {
    // Storage is denied, or contains something else.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    // Next time the default applies.
    if (!(error instanceof DOMException)) throw error;
  }
}
