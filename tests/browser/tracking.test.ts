import type { Page } from 'playwright-core';
import type { TrackingEvent } from '../../contracts/tracking.ts';
import { validateEvents } from '../../schemas/generated/validators.js';
import { scrollThrough } from './support/islands.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';

const bestOf = '/fitness/best-protein-powder';

/** Keeps what a page would send in the page, and takes it for sent. */
function keepBatches(): void {
  const batches: Promise<string>[] = [];
  Reflect.set(window, 'batches', batches);
  navigator.sendBeacon = (_address, body) => {
    if (body instanceof Blob) batches.push(body.text());
    return true;
  };
}

/** All that a page reports while a reader does something there, until they turn to something else. */
async function reports(path: string, act: (page: Page) => Promise<void>): Promise<TrackingEvent[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(keepBatches);
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await act(page);
    const texts: string[] = await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return Promise.all<string>(Reflect.get(window, 'batches'));
    });
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

describe('a comparison of two products', () => {
  test('reports each product that is compared, also when another takes the place of the first', async () => {
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
});

describe('an advertisement', () => {
  test('has its place from the first paint on, and reports that it was seen', async () => {
    const events = await reports('/heart/high-blood-pressure-diet', async (page) => {
      const ad = page.getByRole('complementary', { name: 'From Pagewell' }).first();
      await ad.scrollIntoViewIfNeeded();
      expect((await ad.boundingBox())?.height).toBeGreaterThanOrEqual(90);
      await page.waitForTimeout(300);
    });
    const seen = events.filter(({ kind, elementType }) => kind === 'element-viewed' && elementType === 'AD');
    expect(seen).toHaveLength(1);
  });
});

describe('consent', () => {
  const pixel = 'https://media.pagewell.example/pixel.gif';
  const unlisted = 'https://pixels.example/pixel.gif';

  /** What others, and this browser's cookies, learn of a reader who starts a video and goes to a shop. */
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
        ([agreed, ...addresses]) => {
          // Stands in for whoever will ask readers.
          document.documentElement.setAttribute('data-consent', agreed === 'yes' ? 'full' : 'rejected');
          document.dispatchEvent(new CustomEvent('pagewell:pixel', { detail: addresses }));
          addEventListener('click', (event) => event.preventDefault());
        },
        [agrees ? 'yes' : 'no', pixel, unlisted],
      );
      await page.locator('a[href*="rvo_campaignid"]').first().click();
      await page.waitForLoadState('networkidle');
      const cookies = (await context.cookies()).map(({ name }) => name);
      return { pixels, cookies: cookies.filter((name) => name.startsWith('pagewell_')).sort() };
    } finally {
      await context.close();
    }
  }

  test('is nobody’s until readers can be asked: no pixel is loaded, and no product is remembered', async () => {
    expect(await learned(false)).toEqual({ pixels: [], cookies: [] });
  });

  test('lets a pixel of a host that the policy names be loaded, and the ids of a clicked link be remembered', async () => {
    expect(await learned(true)).toEqual({
      pixels: [pixel],
      cookies: ['pagewell_brand', 'pagewell_campaign', 'pagewell_product'],
    });
  });
});
