import { forgetReaderFacts, keepReaderFacts, readerFacts } from '../../../client/reader.ts';
import {
  type ConsentFacts,
  type ConsentRecord,
  consentAddress,
  consentCookie,
  validateConsentAddress,
} from '../../../contracts/consent.ts';
import { fetchJson } from '../../../contracts/fetchJson.ts';
import type { ReaderFacts } from '../../../contracts/reader.ts';

/**
 * What is known of the reader. It is kept for the visit, in which they may have taken a yes back: so a yes counts where the
 * server finds it in the cookie of this moment.
 */
export async function learnReader(): Promise<ReaderFacts> {
  const facts = await readerFacts();
  if (facts.consent?.state !== 'full' || (await isStillValid())) return facts;
  forgetReaderFacts();
  return readerFacts();
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
async function isStillValid(): Promise<boolean> {
  try {
    const cookieValue = valueOfCookie(consentCookie);
    return (
      (await fetchJson(validateConsentAddress, { body: { cookieValue }, credentials: 'same-origin' })) ===
      true
    );
  } catch {
    return false;
  }
}

function valueOfCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
