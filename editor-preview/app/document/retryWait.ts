/** Initial and maximum retry delay, ms: at about the rate of event stream reconnects. */
export const firstRetryMs = 1_000;
export const maxRetryMs = 4_000;

/** In milliseconds, with jitter, so that windows do not reconnect simultaneously. */
export function retryWait(failures: number): number {
  return Math.min(maxRetryMs, firstRetryMs * 2 ** failures) * (0.75 + Math.random() / 2);
}
