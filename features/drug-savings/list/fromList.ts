import { unavailable } from '#platform/http/httpError.ts';
import { withinTime } from '#platform/timeLimit.ts';

/** How long a reader waits for the database. */
const limitMs = 1_000;

/**
 * Awaits a query of the list, whose database may be down or slow.
 * @throws HttpError 503
 */
export async function fromList<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await withinTime(limitMs, answer);
  } catch (cause) {
    throw unavailable({ cause });
  }
}
