import type { OutsidePayload } from '#contracts/outside/payload.ts';

/** The frame's policy blocks unlisted hosts. Sent as text, so it must use only its parameters. */
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
    // Reported without waiting for the pixels, because their result is not used.
    port.postMessage({ kind: 'loaded' });
  });
}

export const pixelFrameScriptText = `(${pixelFrameScript})(window)`;
