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

/** The browser that the tests drive: the one named by `CHROMIUM_PATH`, else an installed one, else the bundled one. */
async function executablePath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return installed.find((path) => existsSync(path)) ?? (await bundled.executablePath());
}

async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await executablePath(),
    args: flags,
    headless: true,
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** A browser that several processes connect to, each with pages of its own. Only this machine reaches it. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' });
}
