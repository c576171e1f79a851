import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';

export interface WatchedPage {
  page: Page;
  /** Messages in the console, errors that nobody caught, and requests that failed, since the last `clear`. */
  complaints: string[];
  /** Addresses asked for since the last `clear`, in their order. */
  requests: string[];
  clear: () => void;
  leave: () => Promise<void>;
  /** How much has moved on its own since the page was opened; 0 where nothing has (layout instability, `layout-shift`). */
  layoutShift: () => Promise<number>;
  close: () => Promise<void>;
}

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** A shift entry of the layout instability API, which TypeScript's DOM does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What is complained of, but for scripts that were stopped in a frame which is to show its page without any: now and then the one that watches is told of. */
export function withoutStoppedScripts(complaints: readonly string[]): string[] {
  return complaints.filter((one) => !one.includes('Blocked script execution'));
}

export async function openWatchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) =>
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  let made = new WeakSet<Request>();
  page.on('request', (request) => {
    made.add(request);
    requests.push(request.url());
  });
  page.on('requestfailed', (request) => {
    // What an earlier page was asking for ends with it.
    if (!made.has(request)) return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  await page.addInitScript(recordLayoutShifts);
  const clear = (): void => {
    complaints.length = 0;
    requests.length = 0;
    made = new WeakSet();
  };
  return {
    page,
    complaints,
    requests,
    clear,
    leave: async () => {
      await page.goto('about:blank');
      clear();
    },
    layoutShift: async () => {
      const shifts = await page.evaluate(() => window.layoutShifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      if (total > 0)
        complaints.push(...shifts.map(({ value, moved }) => `moved by ${value}: ${moved.join(', ')}`));
      return total;
    },
    close: () => context.close(),
  };
}

function recordLayoutShifts(): void {
  window.layoutShifts = [];
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName);
  const placeOf = ({ x, y, width, height }: DOMRect): string => `${x} ${y} ${width} ${height}`;
  // Chromium lays out its own audio controls twice. Their parts are in a shadow tree, so they are no node of the page.
  const isInAudio = (rect: DOMRect): boolean =>
    [...document.querySelectorAll('audio[controls]')]
      .map((audio) => audio.getBoundingClientRect())
      .some(({ top, bottom }) => top <= rect.top && rect.bottom <= bottom);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const { sources } = entry;
      if (sources.length > 0 && sources.every(({ node, currentRect }) => !node && isInAudio(currentRect)))
        continue;
      window.layoutShifts.push({
        value: entry.value,
        moved: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} (${placeOf(previousRect)} to ${placeOf(currentRect)})`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
