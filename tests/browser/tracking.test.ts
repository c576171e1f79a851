import type { Page } from 'playwright-core';
import type { TrackingEvent } from '#contracts/tracking.ts';
import {
  validateClientErrors,
  validateEvents,
  validateMetrics,
  validatePageEnd,
} from '#schemas/generated/validators.js';
import { scrollThrough } from './support/islands.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';

const bestOf = '/fitness/best-protein-powder';

function keepBatches(): void {
  const sent: Record<string, Promise<string>[]> = {};
  Reflect.set(window, 'sent', sent);
  navigator.sendBeacon = (address, body) => {
    const bodies = sent[String(address)] ?? [];
    sent[String(address)] = bodies;
    if (body instanceof Blob) bodies.push(body.text());
    return true;
  };
}

const sentTo = (page: Page, address: string): Promise<string[]> =>
  page.evaluate((to) => Promise.all<string>(Reflect.get(window, 'sent')[to] ?? []), address);

async function reports(path: string, act: (page: Page) => Promise<void>): Promise<TrackingEvent[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(keepBatches);
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await act(page);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const texts = await sentTo(page, '/api/events');
    return texts.flatMap((text) => {
      const batch: unknown = JSON.parse(text);
      if (!validateEvents(batch)) throw new Error(`The server would refuse ${text}`);
      return batch.events;
    });
  } finally {
    await page.close();
  }
}

const namesOf = (events: readonly TrackingEvent[], kind: string) =>
  events.flatMap((event) => (event.kind === kind ? [event.name ?? ''] : []));

describe('a best-of list', () => {
  test('reports what it is about and which products it holds, and of no product that it was seen before it is', async () => {
    const events = await reports(bestOf, async () => {});
    expect(namesOf(events, 'content-metadata')).toHaveLength(1);
    expect(namesOf(events, 'product-loaded')).toHaveLength(6);
    expect(namesOf(events, 'product-viewed')).toEqual([]);
  });

  test('reports each product and each paid link that is seen, once, however often the reader comes back to it', async () => {
    const events = await despiteStalls(() =>
      reports(bestOf, async (page) => {
        for (let round = 0; round < 2; round++) {
          await scrollThrough(page);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        }
      }),
    );
    const products = events
      .filter(({ kind }) => kind === 'product-viewed')
      .map(({ location, name }) => `${location}: ${name}`);
    expect(products.filter((one) => one.startsWith('Product card'))).toHaveLength(6);
    expect(new Set(products).size).toBe(products.length);
    const links = events.filter(({ kind, linkUrl }) => kind === 'element-viewed' && linkUrl !== undefined);
    const addresses = links.map(({ location, linkUrl, position }) => [location, linkUrl, position].join());
    expect(links.length).toBeGreaterThan(6);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('reports a click on a paid link in prose, with where it really led and the id of this click', async () => {
    const events = await reports(bestOf, async (page) => {
      await page.evaluate(() => {
        // The reader stays: what is opened is no matter here.
        addEventListener('click', (event) => event.preventDefault());
      });
      await page.locator('main p a[rel~="sponsored"]').first().click();
    });
    const [click, ...others] = events.filter(({ location, kind }) => {
      return location === 'Article text' && kind === 'element-clicked';
    });
    expect(others).toEqual([]);
    expect(click).toMatchObject({
      elementType: 'LINK',
      actionOutcome: 'EXTERNALLINK',
      text: 'Oakline Whey Isolate',
      linkUrl: 'https://go.offers.example/r?pid=okl-900&rvo_aff=pagewell',
      correlationId: expect.stringMatching(/^[0-9a-f-]{32,64}$/),
    });
    expect(click?.outboundUrl).toContain(`correlationId=${click?.correlationId}`);
  });
});

test('a comparison of two products reports each product that is compared, also when another takes the place of the first', async () => {
  const events = await reports('/nutrition/keto-vs-mediterranean-diet', async (page) => {
    await page.locator('summary', { hasText: 'Choose 2' }).click();
    const boxes = page.locator('details input[type="checkbox"]');
    const dialog = page.getByRole('dialog');
    for (const changed of [
      [0, 1],
      [0, 2],
    ]) {
      for (const index of changed) await boxes.nth(index).click();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      // A frame, after which the browser tells what has come into view.
      await dialog.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      await page.keyboard.press('Escape');
    }
  });
  const seen = events.filter(
    ({ kind, location }) => kind === 'product-viewed' && location === 'Comparison dropdown',
  );
  expect(new Set(seen.map(({ name }) => name)).size).toBe(3);
});

test('an advertisement has its place from the first paint on, and reports that it was seen', async () => {
  const events = await reports('/heart/high-blood-pressure-diet', async (page) => {
    const ad = page.getByRole('complementary', { name: 'From Pagewell' }).first();
    await ad.scrollIntoViewIfNeeded();
    expect((await ad.boundingBox())?.height).toBeGreaterThanOrEqual(90);
    await page.waitForTimeout(300);
  });
  const seen = events.filter(({ kind, location }) => kind === 'element-viewed' && location === 'Inline ad');
  expect(seen).toHaveLength(1);
});

describe('consent', () => {
  const pixel = 'https://media.pagewell.example/pixel.gif';

  async function learned(agrees: boolean): Promise<{ pixels: string[]; cookies: string[] }> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const pixels: string[] = [];
    await page.route(/pixel\.gif$/, (route) => {
      pixels.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    try {
      await page.goto(server.origin + bestOf, { waitUntil: 'networkidle' });
      await page.evaluate(
        ([agreed, address]) => {
          // Stands in for whoever will ask readers.
          document.documentElement.setAttribute('data-consent', agreed === 'yes' ? 'full' : 'rejected');
          document.querySelector('main')?.setAttribute('data-pixels', JSON.stringify([address]));
          addEventListener('click', (event) => event.preventDefault());
        },
        [agrees ? 'yes' : 'no', pixel],
      );
      await page.locator('a[href*="rvo_campaignid"]').first().click();
      await page.waitForLoadState('networkidle');
      const cookies = (await context.cookies()).map(({ name }) => name);
      return { pixels, cookies: cookies.filter((name) => name.startsWith('pagewell_')).sort() };
    } finally {
      await context.close();
    }
  }

  test('is nobody’s until readers can be asked: no pixel is loaded, and no product is remembered', async () =>
    expect(await learned(false)).toEqual({ pixels: [], cookies: [] }));

  test('lets the ids of a clicked link be remembered; no page loads a picture that counts, where nobody is listed', async () =>
    expect(await learned(true)).toEqual({
      pixels: [],
      cookies: ['pagewell_brand', 'pagewell_campaign', 'pagewell_product'],
    }));
});

describe('what comes after a page has loaded', () => {
  async function leave(path: string) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    try {
      await page.addInitScript(keepBatches);
      await page.goto(server.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        document.documentElement.setAttribute('data-regime', 'us');
        const script = document.querySelector<HTMLScriptElement>('head script[type="module"]');
        const error = new TypeError('Cannot read properties of undefined (reading "migraine")');
        error.stack = `TypeError: migraine\n    at start (${script?.src}:1:5)`;
        setTimeout(() => {
          throw error;
        });
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
      await page.waitForFunction(() => sessionStorage.getItem('pagewell:session') !== null);
      // Once for what is looked at while a reader scrolls, and once for errors of the same moment.
      await page.waitForFunction(() => Reflect.get(window, 'sent')['/api/errors'] !== undefined);
      // The largest paint is known once a reader does something, and told when the browser has a moment.
      await page.keyboard.press('Shift');
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        dispatchEvent(new Event('pagehide'));
      });
      const read = async (address: string) => (await sentTo(page, address)).map((text) => JSON.parse(text));
      return {
        events: (await read('/api/events')).flatMap(({ events }): TrackingEvent[] => events),
        metrics: await read('/api/metrics'),
        ends: await read('/api/metrics/unload'),
        errors: await read('/api/errors'),
      };
    } finally {
      await page.close();
    }
  }

  test('tells how the page does, how far its reader came and what failed, each as the server takes it', async () => {
    const { events, metrics, ends, errors } = await despiteStalls(() =>
      leave('/nutrition/collagen?q=migraine'),
    );
    expect(events).toContainEqual({ kind: 'page-view', position: 1 });
    const depths = events.flatMap(({ kind, percent }) => (kind === 'scroll-percent' ? [percent] : []));
    expect(depths).toEqual(expect.arrayContaining([25, 50, 75, 90]));
    expect(metrics).toHaveLength(1);
    expect(metrics.every(validateMetrics)).toBe(true);
    const names = metrics[0].metrics.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['page.view', 'web.fcp', 'web.lcp', 'web.cls']));
    expect(metrics[0]).toMatchObject({ route: 'article', formfactor: 'mobile', path: '/nutrition/collagen' });
    expect(ends).toEqual([{ timeOnPage: expect.any(Number), maxScroll: 100 }]);
    expect(ends.every(validatePageEnd)).toBe(true);
    expect(errors.every(validateClientErrors)).toBe(true);
    expect(errors).toMatchObject([{ errors: [{ type: 'TypeError', frames: [{ function: 'start' }] }] }]);
    expect(JSON.stringify({ events, metrics, ends, errors })).not.toContain('migraine');
  });
});
