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

  function hear(data: unknown, isHeard: boolean): void {
    const say = window.outside?.say;
    if (!isHeard || !say) return;
    const event = field(data, 'eventStatus');
    if (event === 'cmpuishown') {
      // Content larger than its place would hide a part of the question.
      const { scrollWidth, scrollHeight } = document.documentElement;
      const width = Math.max(window.innerWidth, scrollWidth);
      say({ kind: 'filled', width, height: Math.max(window.innerHeight, scrollHeight) });
    } else if (event === 'useractioncomplete') {
      const consentsOf = (whose: string): number[] => granted(field(field(data, whose), 'consents'));
      say({ kind: 'choice', purposes: consentsOf('purpose'), vendors: consentsOf('vendor') });
    } else if (event === 'tcloaded') say({ kind: 'empty' });
  }

  // The tool defines its API at an unknown time, and queues early calls.
  const timer = setInterval(() => {
    if (!window.outside || typeof window.__tcfapi !== 'function') return;
    clearInterval(timer);
    window.__tcfapi('addEventListener', 2, hear);
  }, lookEveryMs);
}

export const consentFrameScriptText = `(${consentFrameScript})(window)`;
