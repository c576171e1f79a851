/** The work did not end in time. It may still go on, but nobody waits for it any more. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms.`);
  }
}

/**
 * Waits for work no longer than a limit, in milliseconds.
 *
 * @throws TimeLimitError
 */
export async function withinTime<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
