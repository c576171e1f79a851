export interface Cooldown {
  isRunning: () => boolean;
  start: () => void;
}

/**
 * Stored in localStorage while permitted, else in this page only.
 * @param mayStore called each time, because consent can change
 */
export function createCooldown(key: string, lengthMs: number, mayStore: () => boolean): Cooldown {
  let startedAt = Number.NEGATIVE_INFINITY;
  return {
    isRunning: () => {
      const elapsed = Date.now() - Math.max(startedAt, mayStore() ? storedTime(key) : startedAt);
      // A future time means that the clock was set back.
      return elapsed >= 0 && elapsed < lengthMs;
    },
    start: () => {
      startedAt = Date.now();
      if (!mayStore()) return;
      try {
        localStorage.setItem(key, String(startedAt));
      } catch {
        // Without storage the cooldown ends with the page.
      }
    },
  };
}

function storedTime(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? Number.NEGATIVE_INFINITY) || Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
