import type { OutsideWindow } from './frameScript.ts';

export const consentFrameName = 'outside-asks';

/** Runs before the tool's script, and reports to the page. Sent as text, so it must use only its parameters. */
export function consentFrameScript(window: OutsideWindow): void {
  const { document } = window;
  const lookEveryMs = 50;
  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const granted = (consents: unknown): number[] =>
    typeof consents === 'object' && consents !== null
      ? Object.entries(consents).flatMap(([number, isGranted]) => (isGranted === true ? Number(number) : []))
      : [];

  function onCommand(data: unknown, isSuccess: boolean): void {
    const post = window.outside?.post;
    if (!isSuccess || !post) return;
    const event = field(data, 'eventStatus');
    if (event === 'cmpuishown') {
      // Content larger than its place would hide a part of the question.
      const { scrollWidth, scrollHeight } = document.documentElement;
      const width = Math.max(window.innerWidth, scrollWidth);
      post({ kind: 'filled', width, height: Math.max(window.innerHeight, scrollHeight) });
    } else if (event === 'useractioncomplete') {
      const consentsOf = (kind: string): number[] => granted(field(field(data, kind), 'consents'));
      post({ kind: 'choice', purposes: consentsOf('purpose'), vendors: consentsOf('vendor') });
    } else if (event === 'tcloaded') post({ kind: 'empty' });
  }

  // The tool defines its API at an unknown time, and queues early calls.
  const timer = setInterval(() => {
    if (!window.outside || typeof window.__tcfapi !== 'function') return;
    clearInterval(timer);
    window.__tcfapi('addEventListener', 2, onCommand);
  }, lookEveryMs);
}

export const consentFrameScriptText = `(${consentFrameScript})(window)`;
