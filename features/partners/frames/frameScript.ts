import type { FrameSays } from '#contracts/outside/frame.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';

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
 * the standards of the trade ask it (`__tcfapi`, `__gpp`, `__uspapi`, in the frame and from frames in it), by the strings that it is given and by
 * nothing else, and loads the partner's style sheet and script. It is sent as text, so it needs nothing but what it is called with.
 */
export function frameScript(window: OutsideWindow): void {
  const { document } = window;
  let port: MessagePort | undefined;

  /** The one that needs no library: a word of four letters. */
  function answerInUsLaw(uspString: string): void {
    window.__uspapi = (command, _version, callback) => {
      const isKnown = command === 'getUSPData';
      callback(isKnown ? { version: 1, uspString } : null, isKnown);
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
    const load = (address: string, done: () => void, failed: () => void): void => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = done;
      script.onerror = failed;
      document.head.append(script);
    };
    const runPartner = (): void => {
      const address = addressIn('outside-script');
      load(
        address,
        () => say({ kind: 'loaded' }),
        () => failed('script', address),
      );
    };
    const { consent } = window.outside.given;
    const apis = addressIn('outside-consent');
    // Who asks readers answers for them as well.
    if (!apis) {
      runPartner();
      return;
    }
    answerInUsLaw(consent?.usp ?? '1---');
    answerFramesInside();
    // Without what answers for consent, nobody is let in.
    if (consent?.tc || consent?.gpp) load(apis, runPartner, () => failed('script', apis));
    else runPartner();
  });
}

/** The one inline script of every outside frame. */
export const frameScriptText = `(${frameScript})(window)`;
