/** Session storage only: a choice is health data, so it is never part of an address or a request. */
const prefix = 'pagewell.choice:';

/** Makes names unique: a repeated one gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return count === 1 ? name : `${name}\n${count}`;
  });
}

/** The stored choice; undefined if there is none or it is unreadable. */
export function storedChoice(key: string): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (!Array.isArray(stored)) return undefined;
    return stored.filter((id) => typeof id === 'string');
  } catch {
    // Storage may be disabled, or written by other scripts.
    return undefined;
  }
}

export function storeChoice(key: string, chosen: readonly string[]): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(chosen));
  } catch {
    // The reader cannot do anything about it.
  }
}
