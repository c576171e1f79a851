import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, server } from './site.ts';

export async function onPage(
  example: string,
  width: number,
  check: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(`${server.origin}/gallery/${example}`);
  await check(page);
  await context.close();
}
