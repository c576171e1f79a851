/**
 * The initial and maximum retry delay, in milliseconds: “Saved” appears within seconds after an outage, at
 * about the rate of event stream reconnects.
 */
export const firstRetry = 1_000;
export const longestRetry = 4_000;

/**
 * The retry delay in milliseconds, with jitter, so that windows do not reconnect simultaneously.
 * @param failures how many preceded the last one
 */
export function retryWait(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** failures) * (0.75 + Math.random() / 2);
}
