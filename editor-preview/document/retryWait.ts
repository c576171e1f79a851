/**
 * How long to wait before the first repetition and at the longest before later ones, in milliseconds. A person who sees that the
 * network is back looks for “Saved” within seconds; a window asks about as often as browsers ask for a lost stream of events.
 */
export const firstRetry = 1_000;
export const longestRetry = 4_000;

/**
 * How long to wait before a server that did not answer is asked again, in milliseconds: not all windows ask at the same moment
 * when it comes back.
 *
 * @param failures how many there were before the last one
 */
export function retryWait(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** failures) * (0.75 + Math.random() / 2);
}
