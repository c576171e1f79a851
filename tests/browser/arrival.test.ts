import { frameWidths } from '#features/gallery/addresses.ts';
import { browser, server } from './support/site.ts';
import { type SlowNetwork, startSlowNetwork } from './support/slowNetwork.ts';
import { openWatchedPage } from './support/watchedPage.ts';

let network: SlowNetwork;

beforeAll(async () => {
  network = await startSlowNetwork(server.origin);
});
afterAll(() => network?.stop());

/** Opens a page, and says what of it moved, and when it was seen: in milliseconds since it was asked for. */
async function arrive(path: string, width: number) {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 900 } });
  try {
    const { page, complaints } = watched;
    await page.goto(network.origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const times = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { seen: Number(paint?.startTime), arrived: Number(navigation?.toJSON().responseEnd) };
    });
    return { ...times, layoutShift: await watched.layoutShift(), complaints: [...complaints] };
  } finally {
    await watched.close();
  }
}

describe('a page that arrives slowly, in small pieces', () => {
  test.each([
    '/',
    '/search?q=collagen',
    '/fitness/best-protein-powder',
    '/nutrition/keto-vs-mediterranean-diet',
    '/gallery/product-card-carousel/extreme',
    '/gallery/shopping-card/link-override',
    '/gallery/treatment-comparison/five',
  ])('stays in place at each width: %s', async (path) => {
    const arrivals = await Promise.all(frameWidths.map((width) => arrive(path, width)));
    const found = arrivals.map(({ layoutShift, complaints }) => ({ layoutShift, complaints }));
    expect(found).toEqual(frameWidths.map(() => ({ layoutShift: 0, complaints: [] })));
  });

  test('is seen before the end of a long article is there', async () => {
    const { seen, arrived } = await arrive('/fitness/best-protein-powder', 390);
    expect(seen).toBeLessThan(arrived);
  });
});
