/**
 * What a reader has chosen, kept for as long as the tab is open. It stays in the browser: what somebody compares on a
 * health site says something about their health, so neither an address nor a request ever holds it.
 */
const prefix = 'pagewell.choice:';

/** Names to choose by, each once: what has the name of an earlier one is told from it by how many there were. */
export function distinctNames(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return count === 1 ? name : `${name}\n${count}`;
  });
}

/** The kept choice; undefined where there is none, or none that can be read. */
export function storedChoice(key: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    if (!Array.isArray(kept)) return undefined;
    return kept.filter((id) => typeof id === 'string');
  } catch {
    // Storage may be switched off, and anybody may have written to it.
    return undefined;
  }
}

/** Keeps a choice. Where the browser has no room or leave for it, it is forgotten with the page. */
export function keepChoice(key: string, chosen: readonly string[]): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(chosen));
  } catch {
    // Nothing a reader could do about it.
  }
}
