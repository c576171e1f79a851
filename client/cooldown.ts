/** Tells whether something has happened so recently that it shall not happen again yet. */
export interface Cooldown {
  isRunning: () => boolean;
  start: () => void;
}

/**
 * A cooldown, by the time at which it was last started. It is kept in this browser's local storage, for all of its tabs, as long as
 * it may be kept; else this page alone knows it.
 *
 * @param key under which the time is kept
 * @param lengthMs how long it runs
 * @param mayKeep asked anew each time: readers change their minds
 */
export function createCooldown(key: string, lengthMs: number, mayKeep: () => boolean): Cooldown {
  let startedAt = Number.NEGATIVE_INFINITY;
  return {
    isRunning: () => {
      const elapsed = Date.now() - Math.max(startedAt, mayKeep() ? keptTime(key) : startedAt);
      // A moment that has not come yet was never kept by us: the clock was set back.
      return elapsed >= 0 && elapsed < lengthMs;
    },
    start: () => {
      startedAt = Date.now();
      if (!mayKeep()) return;
      try {
        localStorage.setItem(key, String(startedAt));
      } catch {
        // A browser that keeps nothing has it in this page alone.
      }
    },
  };
}

function keptTime(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? Number.NEGATIVE_INFINITY) || Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
