import { answerTimeLimit } from '#contracts/drugs/couponCalls.ts';
import { FetchFailure, fetchJson } from '#contracts/fetchJson.ts';

/** An answer of unknown shape; undefined where there was none in time, or the server refused or failed. */
export async function askInTime(
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
    // What readers are told is the same: they may try again.
    if (isNoAnswer(cause)) return undefined;
    throw cause;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Whether what was thrown says that the server refused or failed, that there is no connection, no JSON, or no time left. */
function isNoAnswer(cause: unknown): boolean {
  return (
    cause instanceof FetchFailure ||
    cause instanceof TypeError ||
    cause instanceof SyntaxError ||
    (cause instanceof DOMException && cause.name === 'AbortError')
  );
}
