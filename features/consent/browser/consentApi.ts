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
 * What is known of the reader. It is kept for the visit, in which they may have said something else: so a yes counts where the
 * server finds that it stands at this moment. Not answered with yes, it is none, for this page.
 */
export async function learnReader(): Promise<ReaderFacts> {
  let facts = await readerFacts();
  // What is known was told before they answered, by a form that no script has seen.
  if (facts.consent?.state === 'none' && storedChoice() !== '') {
    forgetReaderFacts();
    facts = await readerFacts();
  }
  if (facts.consent?.state !== 'full' || (await stands())) return facts;
  forgetReaderFacts();
  return { ...facts, consent: { ...facts.consent, state: 'none', unchecked: true } };
}

/** Tells this site what the reader has said. What it answers takes the place of what was known. */
export async function sendChoice(record: ConsentRecord): Promise<ReaderFacts> {
  const known = await readerFacts();
  // Whatever becomes of this page, the next one asks.
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

/** Its fields are the server's own words. */
function isConsent(answer: unknown): answer is ConsentFacts {
  return typeof answer === 'object' && answer !== null && 'state' in answer;
}

/** A yes that cannot be looked at is none. */
async function stands(): Promise<boolean> {
  try {
    const body = { cookieValue: storedChoice() };
    return (await fetchJson(validateConsentAddress, { body, credentials: 'same-origin' })) === true;
  } catch {
    return false;
  }
}
