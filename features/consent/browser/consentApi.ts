import { forgetReaderFacts, keepReaderFacts, readerFacts } from '#client/reader.ts';
import { storedChoice } from '#client/storedChoice.ts';
import {
  type ConsentFacts,
  type ConsentRecord,
  consentAddress,
  validateConsentAddress,
} from '#contracts/consent.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import type { ReaderFacts } from '#contracts/reader.ts';

/**
 * The reader's facts, cached for the visit. A cached yes is validated by the server, because the choice may
 * have changed since; without confirmation it counts as none on this page.
 */
export async function learnReader(): Promise<ReaderFacts> {
  let facts = await readerFacts();
  // The cached facts predate a choice that was sent by the form without script.
  if (facts.consent?.state === 'none' && storedChoice() !== '') {
    forgetReaderFacts();
    facts = await readerFacts();
  }
  if (facts.consent?.state !== 'full' || (await stands())) return facts;
  forgetReaderFacts();
  return { ...facts, consent: { ...facts.consent, state: 'none', unchecked: true } };
}

/** Sends the reader's choice. The response replaces the cached facts. */
export async function sendChoice(record: ConsentRecord): Promise<ReaderFacts> {
  const known = await readerFacts();
  // If this page is left before the response, the next page fetches the facts again.
  forgetReaderFacts();
  const answer = await fetchJson(consentAddress, {
    method: 'PATCH',
    body: record,
    credentials: 'same-origin',
    keepalive: true,
  });
  if (!isConsent(answer)) return {};
  const facts = { ...known, consent: answer };
  keepReaderFacts(facts);
  return facts;
}

/** Field names are those of the server. */
function isConsent(answer: unknown): answer is ConsentFacts {
  return typeof answer === 'object' && answer !== null && 'state' in answer;
}

/** A yes that cannot be validated counts as none. */
async function stands(): Promise<boolean> {
  try {
    const body = { cookieValue: storedChoice() };
    return (await fetchJson(validateConsentAddress, { body, credentials: 'same-origin' })) === true;
  } catch {
    return false;
  }
}
