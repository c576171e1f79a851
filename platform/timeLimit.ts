/** A limit is counted in so many steps. */
const steps = 10;

/** The work did not end in time. It may still go on, but nobody waits for it any more. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms.`);
  }
}

/**
 * Calls `reached` once a limit in milliseconds is over, and gives the way to stop that.
 *
 * The limit is for somebody else's work, so our own delays hardly count: a step that comes late because our event loop
 * was busy is one step all the same, and between two steps the loop sees what has arrived meanwhile. One long timer
 * would instead blame the other side for an answer that waits in our own socket.
 */
export function startTimeLimit(limitMs: number, reached: () => void): () => void {
  let left = steps;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    reached();
  }, limitMs / steps);
  return () => clearInterval(timer);
}

/**
 * Waits for work no longer than a limit, in milliseconds, in which our own delays hardly count.
 *
 * @throws TimeLimitError
 */
export async function withinTime<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const tooLate = Promise.withResolvers<never>();
  const stop = startTimeLimit(limitMs, () => tooLate.reject(new TimeLimitError(limitMs)));
  try {
    return await Promise.race([work, tooLate.promise]);
  } finally {
    stop();
  }
}
