import { cookieValues, keepCookie } from '#client/cookies.ts';
import { forgetReaderFacts } from '#client/reader.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import {
  type ConsentRecord,
  type ConsentState,
  consentAttribute,
  consentChannel,
  consentChoiceEvent,
  consentCookie,
  privacyBannerAttribute,
  privacyChoicesAddress,
  regimeAttribute,
  usPrivacyCookie,
} from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import {
  consentDomEvent,
  consentWantedEvent,
  type KnownConsent,
  type ReaderFacts,
} from '#contracts/reader.ts';
import { cookiesWithConsent, keysWithConsent } from '#contracts/storedWithConsent.ts';
import { learnReader, sendChoice } from './consentApi.ts';
import { noteInPlace } from './noteInPlace.ts';

declare global {
  interface Navigator {
    /** Whether the reader's browser says no to sharing for them. */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Says on the page what its reader has agreed to, once all of it has loaded, and tells whoever lets others come; takes what they
 * answer to the question above it, or to a tool in its place. Until it is known that they have agreed, they have not.
 */
export function start(prompt: Element): void {
  const root = document.documentElement;
  // In a preview nobody is asked.
  if (!root.hasAttribute(readerPageAttribute) || !(prompt instanceof HTMLElement)) return;
  const question = prompt;
  // Nothing else in the question is hidden.
  const placeOfTool = prompt.querySelector<HTMLElement>('[hidden]');
  const others = new BroadcastChannel(consentChannel);
  let known: KnownConsent = { reader: {}, state: 'none' };
  /** Whether the server has said what it knows, such as a no by a header. */
  let isTold = false;

  function show(reader: ReaderFacts): void {
    // Where nobody knows what the reader has said, they have said nothing.
    const { state: said = 'none', regime = 'gdpr', gpc, unchecked } = reader.consent ?? {};
    isTold = true;
    const isRefused = gpc === true || navigator.globalPrivacyControl === true;
    const state: ConsentState = isRefused ? 'rejected' : said;
    root.setAttribute(regimeAttribute, regime);
    // A choice that does not count any more is taken away, so that the next page asks.
    if (reader.consent && said === 'none' && !unchecked)
      forgetCookie(hostCookie(consentCookie, location.protocol === 'https:'));
    // Its script comes once its place is there: who has answered is not asked by anybody.
    if (placeOfTool) placeOfTool.hidden = state !== 'none';
    if (isRefused) takeRefusal();
    settle(isRefused ? {} : reader, state);
  }
  /** The browser has said no by a header, which the page could not know when it began to ask. It is kept, so that no other asks. */
  function takeRefusal(): void {
    if (!root.hasAttribute(privacyBannerAttribute)) return;
    const note = question.querySelector('[role=status]');
    const isChosen = note !== null;
    (note ?? noteInPlace(question, '')).textContent = refusalText;
    // With a choice of the reader's, the server has kept the browser's no.
    if (isChosen) return;
    sendChoice({ unsetAll: true }).catch(reportError);
  }
  /** What is kept because of a yes goes as soon as there is none, and whoever lets others come hears of it. */
  function settle(reader: ReaderFacts, state: ConsentState): void {
    root.setAttribute(consentAttribute, state);
    known = { reader, state };
    tell();
    if (state === 'full') return;
    cookiesWithConsent.forEach(forgetCookie);
    // The law of the United States reads there that all may be sold.
    if (cookieValues(usPrivacyCookie).some((value) => /^1.N/.test(value))) forgetCookie(usPrivacyCookie);
    try {
      for (const key of keysWithConsent) sessionStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing has kept none of it.
    }
  }
  function tell(): void {
    document.dispatchEvent(new CustomEvent(consentDomEvent, { detail: known }));
  }
  const learn = async (): Promise<void> => show(await learnReader());
  async function learnAnew(): Promise<void> {
    forgetReaderFacts();
    await learn();
  }
  async function choose(record: ConsentRecord): Promise<void> {
    // A yes may be overruled by a header: then the room of the question says so.
    if (isTold || record.unsetAll) root.removeAttribute(privacyBannerAttribute);
    else noteInPlace(question, 'Thank you.');
    // At once, whatever the server says later.
    settle({}, 'rejected');
    try {
      show(await sendChoice(record));
      others.postMessage(null);
    } catch (cause) {
      // It was not kept: the next page asks again.
      show({});
      reportError(cause);
    }
  }

  document.addEventListener(consentWantedEvent, tell);
  others.onmessage = learnAnew;
  // The browser had kept this page as it was, whatever its reader has said on the next one.
  addEventListener('pageshow', ({ persisted }) => persisted && learnAnew());
  prompt.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent) || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void choose(event.submitter.value === 'accept' ? { setAll: true } : { unsetAll: true });
    // What had the focus is gone: the keyboard goes on with what comes next.
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
  });
  prompt.addEventListener(consentChoiceEvent, ({ detail }) => void choose(detail));
  // A form has just said something, without this script.
  const hasJustSaid = location.pathname === privacyChoicesAddress && location.search !== '';
  if (hasJustSaid) others.postMessage(null);
  void (hasJustSaid ? learnAnew() : learn());
}

const refusalText =
  'Your browser has said no for you (Global Privacy Control). Nothing about your visit leaves this site.';

function forgetCookie(name: string): void {
  keepCookie(name, '', 0);
}
