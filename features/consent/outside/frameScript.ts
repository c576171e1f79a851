import type { FrameSays } from '../../../contracts/outside/frame.ts';
import type { OutsidePayload } from '../../../contracts/outside/payload.ts';

/** What a partner's script finds in its frame. */
export interface OutsideWindow extends Window {
  /** What it was handed, and the way to answer. */
  outside?: { given: OutsidePayload; say: (message: FrameSays) => void };
  __tcfapi?: (command: string, version: number, callback: Callback, parameter?: unknown) => void;
  __gpp?: (command: string, callback: Callback, parameter?: unknown, version?: string) => void;
  __uspapi?: (command: string, version: number, callback: Callback) => void;
}

type Callback = (value: unknown, success: boolean) => void;

/**
 * Runs in an outside frame before anything of a partner does: waits for the page's port, answers for the reader's consent as
 * the standards of the trade ask it (`__tcfapi`, `__gpp`, `__uspapi`, in the frame and from frames in it), and loads the
 * partner's style sheet and script. It is sent as text, so it needs nothing but what it is called with.
 */
export function frameScript(window: OutsideWindow): void {
  const { document } = window;
  const purposes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  /** Section 7 of the Global Privacy Platform: the law of the United States. */
  const usSection = 7;
  let port: MessagePort | undefined;

  function answerForConsent({ gdprApplies = true, tc = '', gpp = '', usp = '1---' } = {}): void {
    const consents = Object.fromEntries(tc ? purposes.map((purpose) => [purpose, true]) : []);
    let listeners = 0;
    const tcData = {
      tcString: tc,
      tcfPolicyVersion: 5,
      gdprApplies,
      cmpStatus: 'loaded',
      eventStatus: 'tcloaded',
      isServiceSpecific: true,
      useNonStandardTexts: false,
      purpose: { consents, legitimateInterests: {} },
      vendor: { consents: {}, legitimateInterests: {} },
      specialFeatureOptins: {},
    };
    window.__tcfapi = (command, _version, callback) => {
      if (command === 'ping') {
        const facts = { gdprApplies, cmpLoaded: true, cmpStatus: 'loaded', displayStatus: 'disabled' };
        callback({ ...facts, apiVersion: '2.3', tcfPolicyVersion: 5 }, true);
      } else if (command === 'getTCData') callback(tcData, true);
      else if (command === 'addEventListener') callback({ ...tcData, listenerId: ++listeners }, true);
      else callback(command === 'removeEventListener', command === 'removeEventListener');
    };
    const pingData = {
      gppVersion: '1.1',
      cmpStatus: 'loaded',
      cmpDisplayStatus: 'hidden',
      signalStatus: 'ready',
      supportedAPIs: [`${usSection}:usnat`],
      sectionList: gpp ? [usSection] : [],
      applicableSections: gpp ? [usSection] : [-1],
      gppString: gpp,
      parsedSections: {},
    };
    window.__gpp = (command, callback, parameter) => {
      if (command === 'ping') callback(pingData, true);
      else if (command === 'addEventListener') {
        const listenerId = ++listeners;
        callback({ eventName: 'listenerRegistered', listenerId, data: true, pingData }, true);
      } else if (command === 'hasSection') callback(gpp !== '' && parameter === 'usnat', true);
      else callback(command === 'removeEventListener' || null, command === 'removeEventListener');
    };
    window.__uspapi = (command, _version, callback) => {
      const isKnown = command === 'getUSPData';
      callback(isKnown ? { version: 1, uspString: usp } : null, isKnown);
    };
  }

  /** Frames in this one ask by messages, and find whom to ask by the name of an empty frame. */
  function answerFramesInside(): void {
    for (const name of ['__tcfapi', '__gpp', '__uspapi'] as const) {
      const locator = document.createElement('iframe');
      locator.hidden = true;
      locator.name = `${name}Locator`;
      document.body.append(locator);
      window.addEventListener('message', ({ data, source }) => {
        const call = data?.[`${name}Call`];
        if (typeof call !== 'object' || call === null) return;
        const { command, parameter, callId, version } = call;
        const answer = (returnValue: unknown, success: boolean): void =>
          source?.postMessage({ [`${name}Return`]: { returnValue, success, callId } }, { targetOrigin: '*' });
        if (name === '__gpp') window.__gpp?.(command, answer, parameter, version);
        else window[name]?.(command, version, answer, parameter);
      });
    }
  }

  window.addEventListener('message', function take(event) {
    if (event.source !== window.parent || !event.ports[0]) return;
    window.removeEventListener('message', take);
    port = event.ports[0];
    const say = (message: FrameSays): void => port?.postMessage(message);
    window.outside = { given: event.data, say };
    // Who asks readers answers for them as well.
    if (!document.querySelector('meta[name=outside-asks]')) {
      answerForConsent(event.data?.consent);
      answerFramesInside();
    }
    const addressIn = (name: string): string =>
      document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
    const failed = (kind: 'script' | 'stylesheet', address: string): void => {
      say({ kind: kind === 'script' ? 'missing' : 'unstyled' });
      window.reportError(new Error(`Failed to load ${kind} "${address}"`));
    };
    const styles = addressIn('outside-styles');
    if (styles) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = styles;
      link.onerror = () => failed('stylesheet', styles);
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.src = addressIn('outside-script');
    script.onload = () => say({ kind: 'loaded' });
    script.onerror = () => failed('script', script.src);
    document.head.append(script);
  });
}

/** The one inline script of every outside frame. */
export const frameScriptText = `(${frameScript})(window)`;
