const steps = 10;

export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`No response within ${limitMs} ms.`);
  }
}

/** Counts short steps, so that a delay of our own event loop is not blamed on the other side. Returns cancel. */
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

/** Delays of our event loop hardly count. @throws TimeLimitError */
export async function withinTime<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  const stop = startTimeLimit(limitMs, () => timeout.reject(new TimeLimitError(limitMs)));
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    stop();
  }
}
