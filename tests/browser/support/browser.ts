import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

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

/** The browser that the tests drive: the one named by `CHROMIUM_PATH`, else an installed one, else the bundled one. */
async function executablePath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return installed.find((path) => existsSync(path)) ?? (await bundled.executablePath());
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await executablePath(), args: flags, headless: true });
}
