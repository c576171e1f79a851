import { unavailable } from '#platform/http/httpError.ts';
import { withinTime } from '#platform/timeLimit.ts';

const limitMs = 1_000;

/** @throws HttpError 503 when the database is down or slow */
export async function fromList<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await withinTime(limitMs, answer);
  } catch (cause) {
    throw unavailable({ cause });
  }
}
