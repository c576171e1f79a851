import { fetchJson } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { type ReaderFacts, readerAddress, readerKey } from '#contracts/reader.ts';

let request: Promise<ReaderFacts> | undefined;

/**
 * Fetched once a visit. Call it after `load`, so that the first view does not wait.
 * On failure the facts are empty, and the next page retries.
 */
export function readerFacts(): Promise<ReaderFacts> {
  request ??= fetchFacts();
  return request;
}

export function storeReaderFacts(facts: ReaderFacts): void {
  request = Promise.resolve(facts);
  try {
    sessionStorage.setItem(readerKey, JSON.stringify(facts));
  } catch {
    // Without storage the next page fetches again.
  }
}

/** Deletes the stored facts after a change that only the server knows. */
export function forgetReaderFacts(): void {
  request = undefined;
  try {
    sessionStorage.removeItem(readerKey);
  } catch {
    // Nothing was stored.
  }
}

async function fetchFacts(): Promise<ReaderFacts> {
  const stored = storedFacts();
  if (stored) return stored;
  try {
    const facts = await fetchJson(readerAddress, { credentials: 'same-origin' });
    if (!isFacts(facts)) return {};
    storeReaderFacts(facts);
    return facts;
  } catch {
    return {};
  }
}

/** Shape check only: the fields come from our server, of this release or an older one. */
function isFacts(value: unknown): value is ReaderFacts {
  return isRecord(value);
}

function storedFacts(): ReaderFacts | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(readerKey) ?? 'null');
    return isFacts(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
