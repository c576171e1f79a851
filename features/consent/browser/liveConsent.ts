import { forgetReaderFacts } from '../../../client/reader.ts';
import { type BehaviourParts, readerPageAttribute } from '../../../contracts/behaviour.ts';
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
} from '../../../contracts/consent.ts';
import { cookiesWithConsent, keysWithConsent } from '../../../contracts/keptWithConsent.ts';
import type { ReaderFacts } from '../../../contracts/reader.ts';
import { learnReader, sendChoice } from './consentApi.ts';
import { outsidePlaces } from './outside/outsidePlaces.ts';

declare global {
  interface Navigator {
    /** Whether the reader's browser says no to sharing for them. */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Says on the page what its reader has agreed to, once all of it has loaded; takes what they answer to the question above it, or to a
 * tool in its place; and opens and closes what comes from others. Until it is known that they have agreed, they have not.
 */
export function start(prompt: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const root = document.documentElement;
  // In a preview nobody is asked, and nothing comes from others.
  if (!root.hasAttribute(readerPageAttribute)) return;
  const letCome = outsidePlaces(report);
  // Nothing else in the question is hidden.
  const placeOfTool = prompt.querySelector<HTMLElement>('[hidden]');
  const others = new BroadcastChannel(consentChannel);

  function show(reader: ReaderFacts): void {
    // Where nobody knows what the reader has said, they have said nothing.
    const { state: said = 'none', regime = 'gdpr' } = reader.consent ?? {};
    const state: ConsentState = navigator.globalPrivacyControl ? 'rejected' : said;
    root.setAttribute(regimeAttribute, regime);
    // A choice that does not count any more is taken away, so that the next page asks.
    if (reader.consent && said === 'none') forgetCookie(consentCookie);
    // Its script comes once its place is there: who has answered is not asked by anybody.
    if (placeOfTool) placeOfTool.hidden = state !== 'none';
    settle(navigator.globalPrivacyControl ? {} : reader, state);
  }
  /** What comes and is kept because of a yes goes as soon as there is none. */
  function settle(reader: ReaderFacts, state: ConsentState): void {
    root.setAttribute(consentAttribute, state);
    letCome(reader, state);
    if (state === 'full') return;
    cookiesWithConsent.forEach(forgetCookie);
    try {
      for (const key of keysWithConsent) sessionStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing has kept none of it.
    }
  }
  const learn = async (): Promise<void> => show(await learnReader());
  async function learnAnew(): Promise<void> {
    forgetReaderFacts();
    await learn();
  }
  async function choose(record: ConsentRecord): Promise<void> {
    root.removeAttribute(privacyBannerAttribute);
    // At once, whatever the server says later.
    settle({}, 'rejected');
    // What had the focus is gone: the keyboard goes on with what comes next.
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
    try {
      show(await sendChoice(record));
      others.postMessage(null);
    } catch (cause) {
      // It was not kept: the next page asks again.
      show({});
      reportError(cause);
    }
  }

  others.onmessage = learnAnew;
  // The browser had kept this page as it was, whatever its reader has said on the next one.
  addEventListener('pageshow', ({ persisted }) => persisted && learnAnew());
  prompt.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent) || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void choose(event.submitter.value === 'accept' ? { setAll: true } : { unsetAll: true });
  });
  prompt.addEventListener(consentChoiceEvent, ({ detail }) => void choose(detail));
  // A form has just said something, without this script.
  const hasJustSaid = location.pathname === privacyChoicesAddress && location.search !== '';
  if (hasJustSaid) others.postMessage(null);
  void (hasJustSaid ? learnAnew() : learn());
}

function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
