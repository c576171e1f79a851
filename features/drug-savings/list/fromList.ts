import { unavailable } from '#platform/http/httpError.ts';

/**
 * What the list of drugs says. It is in the database, which may be out of reach.
 *
 * @throws HttpError 503
 */
export async function fromList<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (cause) {
    throw unavailable({ cause });
  }
}
