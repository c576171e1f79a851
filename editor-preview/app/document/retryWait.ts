/** Initial and maximum retry delay, ms: at about the rate of event stream reconnects. */
export const firstRetry = 1_000;
export const longestRetry = 4_000;

/** In milliseconds, with jitter, so that windows do not reconnect simultaneously. */
export function retryWait(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** failures) * (0.75 + Math.random() / 2);
}
