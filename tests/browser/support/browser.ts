import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bundled from '@sparticuz/chromium';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Which fonts it has: on every machine the same. */
const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** A browser that the machine has; undefined where it has none. */
export function installedBrowser(): string | undefined {
  return installed.find((path) => existsSync(path));
}

/**
 * Starts the browser that the tests drive: the one named by `CHROMIUM_PATH`, else the one that comes with the packages,
 * which is the same on every machine and takes less than two thirds of the time. Where that cannot be started (it is one
 * for Linux), an installed one.
 */
async function start<Started>(launch: (options: LaunchOptions) => Promise<Started>): Promise<Started> {
  const launchAt = (executablePath: string): Promise<Started> =>
    launch({ executablePath, args: flags, headless: true, env: { ...process.env, FONTCONFIG_FILE: fonts } });
  const named = process.env.CHROMIUM_PATH;
  if (named) return launchAt(named);
  try {
    return await launchAt(await bundled.executablePath());
  } catch (error) {
    const other = installedBrowser();
    if (other === undefined) throw error;
    process.stderr.write(`The browser of the packages cannot be started here; the tests drive ${other}.\n`);
    return launchAt(other);
  }
}

export function launchBrowser(): Promise<Browser> {
  return start((options) => chromium.launch(options));
}

export function launchBrowserServer(): Promise<BrowserServer> {
  return start((options) => chromium.launchServer({ ...options, host: '127.0.0.1' }));
}
