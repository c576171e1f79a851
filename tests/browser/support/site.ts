import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { countryHeader, siteVariables } from './openSite.ts';

function given(variable: string): string {
  const value = process.env[variable];
  if (value === undefined)
    throw new Error(`${variable} is not set: browser tests run in their own Jest project.`);
  return value;
}

/**
 * The server that all test files share: the production build with the gallery open and the fixtures as its articles. A
 * test that changes what it serves, or wants other settings, starts one of its own.
 */
export const server = { origin: given(siteVariables.origin) };

export const inTheUs = { extraHTTPHeaders: { [countryHeader]: 'US' } };

/** A little less than a test may take, so that a failure names the state that was awaited, not the test's time limit alone. */
const stateLimitMs = 110_000;

export let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(given(siteVariables.browser));
  browser.on('context', (context) => context.setDefaultTimeout(stateLimitMs));
});
afterAll(() => browser?.close());

const opened: BrowserContext[] = [];

/** Its own context ends with the test. */
export async function newPage(options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  opened.push(context);
  return context.newPage();
}
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));
