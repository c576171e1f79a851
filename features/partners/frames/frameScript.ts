import type { FrameMessage } from '#contracts/outside/frame.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';

export interface OutsideWindow extends Window {
  outside?: { given: OutsidePayload; say: (message: FrameMessage) => void };
  __tcfapi?: (command: string, version: number, callback: Callback, parameter?: unknown) => void;
  __gpp?: (command: string, callback: Callback, parameter?: unknown, version?: string) => void;
  __uspapi?: (command: string, version: number, callback: Callback) => void;
}

type Callback = (value: unknown, success: boolean) => void;

/** Runs before the partner's script. Sent as text, so it must use only its parameters. */
export function frameScript(window: OutsideWindow): void {
  const { document } = window;
  let port: MessagePort | undefined;

  /** Needs no library: the string has four letters. */
  function answerInUsLaw(uspString: string): void {
    window.__uspapi = (command, _version, callback) => {
      const isKnown = command === 'getUSPData';
      callback(isKnown ? { version: 1, uspString } : null, isKnown);
    };
  }

  /** Nested frames send messages, and find the API's frame by the name of an empty frame. */
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
    const say = (message: FrameMessage): void => port?.postMessage(message);
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
    // A consent tool serves the APIs itself.
    if (!apis) {
      runPartner();
      return;
    }
    answerInUsLaw(consent?.usp ?? '1---');
    answerFramesInside();
    // Without the consent APIs the partner does not load.
    if (consent?.tc || consent?.gpp) load(apis, runPartner, () => failed('script', apis));
    else runPartner();
  });
}

export const frameScriptText = `(${frameScript})(window)`;
