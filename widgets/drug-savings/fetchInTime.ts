import { answerTimeLimit } from '#contracts/drugs/couponCalls.ts';
import { FetchFailure, fetchJson } from '#contracts/fetchJson.ts';

/** A response of unknown shape; undefined on timeout, or if the server refused or failed. */
export async function fetchInTime(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, answerTimeLimit);
  signal.addEventListener('abort', stop);
  try {
    return await fetchJson(path, { query, signal: limit.signal });
  } catch (cause) {
    // The message is the same for all causes: try again.
    if (isNoAnswer(cause)) return undefined;
    throw cause;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Whether an error is a server failure, a missing connection, invalid JSON or a timeout. */
function isNoAnswer(cause: unknown): boolean {
  return (
    cause instanceof FetchFailure ||
    cause instanceof TypeError ||
    cause instanceof SyntaxError ||
    (cause instanceof DOMException && cause.name === 'AbortError')
  );
}
