import type { Page } from 'playwright-core';

/** What the clock watches for, as a function of the page in the frame that is evaluated in the window of the tool. */
export interface Watched {
  frame: string;
  element: string;
  /** Its text, or the names of the elements in it, in their order, by this attribute. */
  of: 'text' | { order: string };
}

declare global {
  interface Window {
    /** Whether a callback of an animation frame runs right now. */
    isInFrame?: boolean;
    paintedAfter?: number | undefined;
  }
}

/**
 * Makes every window of a page say whether a callback of an animation frame runs. To be called before the page is
 * opened.
 */
export async function prepareClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        window.isInFrame = true;
        // Runs after the callbacks of mutation observers, whose microtask was queued first.
        const end = (): void => queueMicrotask(() => (window.isInFrame = false));
        try {
          callback(time);
        } finally {
          end();
        }
      });
  });
}

/**
 * Does something, and measures from the next key press in the tool to the end of the animation frame in which the page
 * has become another one: its script, style, layout and paint are done then; what the compositor does is not counted.
 *
 * @returns milliseconds
 */
export async function pressToPaint(
  page: Page,
  watched: Watched,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(({ frame, element, of }) => {
    window.paintedAfter = undefined;
    const shown = document.querySelector<HTMLIFrameElement>(frame)?.contentWindow;
    const place = shown?.document.querySelector(element);
    if (!shown || !place) throw new Error(`There is no ${element} in ${frame}.`);
    const look = (): string =>
      of === 'text'
        ? (shown.document.querySelector(element)?.textContent ?? '')
        : [...(shown.document.querySelector(element)?.children ?? [])]
            .map((child) => child.getAttribute(of.order) ?? '')
            .join(' ');
    const before = look();
    let pressed = 0;
    const onKey = (event: KeyboardEvent): void => {
      pressed ||= event.timeStamp + performance.timeOrigin;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    const observer = new MutationObserver(() => {
      if (!pressed || look() === before) return;
      observer.disconnect();
      window.removeEventListener('keydown', onKey, { capture: true });
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.paintedAfter = performance.timeOrigin + performance.now() - pressed;
      };
      const afterPaint = (): void => channel.port2.postMessage(undefined);
      if (window.isInFrame || shown.isInFrame) afterPaint();
      else window.requestAnimationFrame(afterPaint);
    });
    observer.observe(of === 'text' ? shown.document.body : place, {
      childList: true,
      characterData: of === 'text',
      subtree: of === 'text',
    });
  }, watched);
  await press();
  const painted = await page.waitForFunction(() => window.paintedAfter, undefined, { polling: 20 });
  const value = await painted.jsonValue();
  if (typeof value !== 'number') throw new Error('Nothing was painted.');
  return value;
}
