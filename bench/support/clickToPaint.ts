import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    paintedAfterClick?: number | undefined;
  }
}

/**
 * Clicks, and measures from the click to the end of the animation frame in which a text of the page has become another
 * one: script, style, layout and paint are done then; what the compositor does is not counted.
 *
 * @param shown what has another text afterwards, as a selector; it may be empty before
 * @returns milliseconds
 */
export async function clickToPaint(page: Page, button: Locator, shown: string): Promise<number> {
  await page.evaluate((selector) => {
    window.paintedAfterClick = undefined;
    const text = (): string => document.querySelector(selector)?.textContent ?? '';
    const before = text();
    let clicked = 0;
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!clicked || text() === before) return;
      observer.disconnect();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.paintedAfterClick = performance.now() - clicked);
      requestAnimationFrame(() => channel.port2.postMessage(undefined));
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, shown);
  await button.click();
  const painted = await page.waitForFunction(() => window.paintedAfterClick, undefined, { polling: 20 });
  const value = await painted.jsonValue();
  if (typeof value !== 'number') throw new Error('Nothing was painted.');
  return value;
}
