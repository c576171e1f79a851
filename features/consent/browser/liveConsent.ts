import { cookieValues, writeCookie } from '#client/cookies.ts';
import { forgetReaderFacts, readerFacts, storeReaderFacts } from '#client/reader.ts';
import { storedChoice } from '#client/storedChoice.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import {
  type ConsentFacts,
  type ConsentRecord,
  type ConsentState,
  consentAddress,
  consentAttribute,
  consentChannel,
  consentChoiceEvent,
  consentCookie,
  privacyBannerAttribute,
  privacyChoicesAddress,
  regimeAttribute,
  usPrivacyCookie,
  validateConsentAddress,
} from '#contracts/consent.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import {
  consentDomEvent,
  consentWantedEvent,
  type KnownConsent,
  type ReaderFacts,
} from '#contracts/reader.ts';
import { cookiesWithConsent, keysWithConsent } from '#contracts/storedWithConsent.ts';
import { noteInPlace } from './noteInPlace.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Until consent is known it counts as refused. */
export function start(prompt: Element): void {
  const root = document.documentElement;
  if (!root.hasAttribute(readerPageAttribute) || !(prompt instanceof HTMLElement)) return;
  const question = prompt;
  const placeOfTool = prompt.querySelector<HTMLElement>('[hidden]');
  const others = new BroadcastChannel(consentChannel);
  let known: KnownConsent = { reader: {}, state: 'none' };
  let isNotified = false;

  function show(reader: ReaderFacts): void {
    // Without facts the reader has chosen nothing.
    const { state: said = 'none', regime = 'gdpr', gpc, unchecked } = reader.consent ?? {};
    isNotified = true;
    const isRefused = gpc === true || navigator.globalPrivacyControl === true;
    const state: ConsentState = isRefused ? 'rejected' : said;
    root.setAttribute(regimeAttribute, regime);
    // Expired or outdated: the next page asks.
    if (reader.consent && said === 'none' && !unchecked)
      forgetCookie(hostCookie(consentCookie, location.protocol === 'https:'));
    // Its script loads when its place is shown: a reader who has answered is not asked.
    if (placeOfTool) placeOfTool.hidden = state !== 'none';
    if (isRefused) takeRefusal();
    settle(isRefused ? {} : reader, state);
  }
  /** The header was unknown when the page began to ask. Stored, so that the next page does not ask. */
  function takeRefusal(): void {
    if (!root.hasAttribute(privacyBannerAttribute)) return;
    const note = question.querySelector('[role=status]');
    const isChosen = note !== null;
    (note ?? noteInPlace(question, '')).textContent = refusalText;
    // With a stored choice, the server has already recorded the refusal.
    if (isChosen) return;
    sendChoice({ unsetAll: true }).catch(reportError);
  }
  function settle(reader: ReaderFacts, state: ConsentState): void {
    root.setAttribute(consentAttribute, state);
    known = { reader, state };
    dispatchConsent();
    if (state === 'full') return;
    cookiesWithConsent.forEach(forgetCookie);
    // N in this cookie says that sale is allowed.
    if (cookieValues(usPrivacyCookie).some((value) => /^1.N/.test(value))) forgetCookie(usPrivacyCookie);
    try {
      for (const key of keysWithConsent) sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to delete.
    }
  }
  function dispatchConsent(): void {
    document.dispatchEvent(new CustomEvent(consentDomEvent, { detail: known }));
  }
  const learn = async (): Promise<void> => show(await learnReader());
  async function relearn(): Promise<void> {
    forgetReaderFacts();
    await learn();
  }
  async function choose(record: ConsentRecord): Promise<void> {
    // A header may overrule a yes: then the question's room says so.
    if (isNotified || record.unsetAll) root.removeAttribute(privacyBannerAttribute);
    else noteInPlace(question, 'Thank you.');
    // Immediately, before the server's response.
    settle({}, 'rejected');
    try {
      show(await sendChoice(record));
      others.postMessage(null);
    } catch (cause) {
      // Not stored: the next page asks again.
      show({});
      reportError(cause);
    }
  }

  document.addEventListener(consentWantedEvent, dispatchConsent);
  others.onmessage = relearn;
  // Restored from the back/forward cache: the choice may have changed on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && relearn());
  prompt.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent) || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void choose(event.submitter.value === 'accept' ? { setAll: true } : { unsetAll: true });
    // The focused element was removed: focus moves to the next one.
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
  });
  prompt.addEventListener(consentChoiceEvent, ({ detail }) => void choose(detail));
  // The form without script has just sent a choice.
  const hasJustSaid = location.pathname === privacyChoicesAddress && location.search !== '';
  if (hasJustSaid) others.postMessage(null);
  void (hasJustSaid ? relearn() : learn());
}

const refusalText =
  'Your browser has said no for you (Global Privacy Control). Nothing about your visit leaves this site.';

function forgetCookie(name: string): void {
  writeCookie(name, '', 0);
}

/** The server validates a cached yes, because the choice may have changed; by default it counts as none. */
async function learnReader(): Promise<ReaderFacts> {
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

async function sendChoice(record: ConsentRecord): Promise<ReaderFacts> {
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
  storeReaderFacts(facts);
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
