import { startBuiltServer } from '../../support/builtServer.ts';
import { launchBrowserServer } from './browser.ts';

/** Names of the environment variables that tell each test file where the shared server and browser answer. */
export const siteVariables = { origin: 'PAGEWELL_TEST_ORIGIN', browser: 'PAGEWELL_TEST_BROWSER' } as const;

let close: () => Promise<void> = async () => undefined;

/** Jest runs this once before the first browser test. One server and one browser serve all files. */
export default async function openSite(): Promise<void> {
  const [server, browser] = await Promise.all([startBuiltServer({ GALLERY: 'on' }), launchBrowserServer()]);
  process.env[siteVariables.origin] = server.origin;
  process.env[siteVariables.browser] = browser.wsEndpoint();
  close = async () => {
    await browser.close();
    await server.stop();
  };
}

export const closeSite = (): Promise<void> => close();
