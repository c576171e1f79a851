import type { OutsidePayload } from '#contracts/outside/payload.ts';

/**
 * Runs in the frame of pictures that count: loads those that the page names, of which the frame's policy lets the listed hosts alone
 * through. It is sent as text, so it needs nothing but what it is called with.
 */
export function pixelFrameScript(window: Window): void {
  window.addEventListener('message', function take(event: MessageEvent<OutsidePayload>) {
    const [port] = event.ports;
    if (event.source !== window.parent || !port) return;
    window.removeEventListener('message', take);
    for (const address of event.data.pixels ?? []) {
      const picture = window.document.createElement('img');
      picture.src = address;
      window.document.body.append(picture);
    }
    // Whether they come is nobody's business here.
    port.postMessage({ kind: 'loaded' });
  });
}

/** The one inline script of that frame. */
export const pixelFrameScriptText = `(${pixelFrameScript})(window)`;
