import { fetchJson } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { type ReaderFacts, readerAddress, readerKey } from '#contracts/reader.ts';

let asked: Promise<ReaderFacts> | undefined;

/**
 * What the server knows of the reader, asked once a visit and kept for it. Call it after `load`: nothing that is seen first waits
 * for it. Where the server cannot be asked, nothing is known, and the next page asks again.
 */
export function readerFacts(): Promise<ReaderFacts> {
  asked ??= ask();
  return asked;
}

/** What the server has just told anew, such as after a choice: from now on that is what is known. */
export function keepReaderFacts(facts: ReaderFacts): void {
  asked = Promise.resolve(facts);
  try {
    sessionStorage.setItem(readerKey, JSON.stringify(facts));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** Forgets what is known, where something of it has changed that only the server can tell. */
export function forgetReaderFacts(): void {
  asked = undefined;
  try {
    sessionStorage.removeItem(readerKey);
  } catch {
    // It was never kept.
  }
}

async function ask(): Promise<ReaderFacts> {
  const kept = keptFacts();
  if (kept) return kept;
  try {
    const facts = await fetchJson(readerAddress, { credentials: 'same-origin' });
    if (!isFacts(facts)) return {};
    keepReaderFacts(facts);
    return facts;
  } catch {
    return {};
  }
}

/** Its fields are the server's own words, made by the same release, or one that knows fewer of them. */
function isFacts(value: unknown): value is ReaderFacts {
  return isRecord(value);
}

function keptFacts(): ReaderFacts | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(readerKey) ?? 'null');
    return isFacts(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
