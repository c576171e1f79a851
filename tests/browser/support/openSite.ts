import { startBuiltServer } from '../../support/builtServer.ts';
import { launchBrowserServer } from './browser.ts';
import { seedStore } from './seedStore.ts';

export const siteVariables = { origin: 'PAGEWELL_TEST_ORIGIN', browser: 'PAGEWELL_TEST_BROWSER' } as const;

/** In which the site's proxy would tell a reader's country; without it nobody knows it. */
export const countryHeader = 'x-country';

let close: () => Promise<void> = async () => undefined;

/** Jest runs this once before the first browser test. One server and one browser serve all files. */
export default async function openSite(): Promise<void> {
  const startServer = async () => {
    const removeStore = await seedStore();
    return { server: await startBuiltServer({ GALLERY: 'on', COUNTRY_HEADER: countryHeader }), removeStore };
  };
  const [{ server, removeStore }, browser] = await Promise.all([startServer(), launchBrowserServer()]);
  process.env[siteVariables.origin] = server.origin;
  process.env[siteVariables.browser] = browser.wsEndpoint();
  close = async () => {
    await browser.close();
    await server.stop();
    removeStore();
  };
}

export const closeSite = (): Promise<void> => close();
