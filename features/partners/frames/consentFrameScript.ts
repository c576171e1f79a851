import type { OutsideWindow } from './frameScript.ts';

/** On the `meta` element that says that the frame's script asks readers. */
export const consentFrameName = 'outside-asks';

/**
 * Runs in the frame of a tool that asks readers, before its script has come: hears by the tool's own `__tcfapi` when it shows
 * something and what was answered, and tells the page. It is sent as text, so it needs nothing but what it is called with.
 */
export function consentFrameScript(window: OutsideWindow): void {
  const { document } = window;
  const lookEveryMs = 50;
  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  /** The numbers that somebody has said yes to. */
  const granted = (consents: unknown): number[] =>
    typeof consents === 'object' && consents !== null
      ? Object.entries(consents).flatMap(([number, isGranted]) => (isGranted === true ? Number(number) : []))
      : [];

  function hear(data: unknown, isHeard: boolean): void {
    const say = window.outside?.say;
    if (!isHeard || !say) return;
    const event = field(data, 'eventStatus');
    if (event === 'cmpuishown') {
      // What is larger than its place would hide a part of what it asks.
      const { scrollWidth, scrollHeight } = document.documentElement;
      const width = Math.max(window.innerWidth, scrollWidth);
      say({ kind: 'filled', width, height: Math.max(window.innerHeight, scrollHeight) });
    } else if (event === 'useractioncomplete') {
      const consentsOf = (whose: string): number[] => granted(field(field(data, whose), 'consents'));
      say({ kind: 'choice', purposes: consentsOf('purpose'), vendors: consentsOf('vendor') });
    } else if (event === 'tcloaded') say({ kind: 'empty' });
  }

  // The tool makes its API at a moment of its own, and tools queue what is asked of them before they are whole.
  const timer = setInterval(() => {
    if (!window.outside || typeof window.__tcfapi !== 'function') return;
    clearInterval(timer);
    window.__tcfapi('addEventListener', 2, hear);
  }, lookEveryMs);
}

/** The inline script of such a tool's frame, besides that of every frame. */
export const consentFrameScriptText = `(${consentFrameScript})(window)`;
