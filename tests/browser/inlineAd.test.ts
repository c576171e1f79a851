import type { Browser } from 'playwright-core';
import { tabletFrom } from '../../widgets/shared/layout.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { launchBrowser } from './support/browser.ts';

const timeoutMs = 90_000;

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), launchBrowser()]);
}, timeoutMs);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
}, timeoutMs);

/** The place of an article's first advertisement, without script. */
async function place(width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  try {
    await page.goto(`${server.origin}/heart/high-blood-pressure-diet`);
    const ad = page.getByRole('complementary', { name: 'Advertisement' }).first();
    return await ad.evaluate((element) => {
      const { marginTop, marginBottom } = getComputedStyle(element);
      const box = element.lastElementChild?.getBoundingClientRect();
      return { marginTop, marginBottom, width: box?.width, height: box?.height };
    });
  } finally {
    await page.close();
  }
}

const margins = { marginTop: '30px', marginBottom: '30px' };

describe('an inline advertisement', () => {
  test.each([320, 390, tabletFrom - 1])(
    'at %i pixels has the place of a medium rectangle',
    async (width) => {
      const size = width === 320 ? { width: 288 } : { width: 300, height: 250 };
      expect(await place(width)).toMatchObject({ ...margins, ...size });
    },
    timeoutMs,
  );

  test.each([tabletFrom, 1280])(
    'at %i pixels has the height of a leaderboard, and the width of the text',
    async (width) => {
      expect(await place(width)).toMatchObject({ ...margins, width: 658, height: 90 });
    },
    timeoutMs,
  );
});
