import { unavailable } from '#platform/http/httpError.ts';
import { withinTime } from '#platform/timeLimit.ts';

/** How long a reader waits for the database, in milliseconds. */
const limitMs = 1_000;

/**
 * What the list of drugs says. It is in the database, which may be out of reach or silent.
 *
 * @throws HttpError 503
 */
export async function fromList<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await withinTime(limitMs, answer);
  } catch (cause) {
    throw unavailable({ cause });
  }
}
