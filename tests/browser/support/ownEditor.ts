import type { FrameLocator, Locator, Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer.ts';
import { browser } from './site.ts';
import { openWatchedPage, type WatchedPage } from './watchedPage.ts';

const token = 'a-token-for-tests';

export type Editing = (article: string, prepare?: (page: Page) => Promise<void>) => Promise<WatchedPage>;

/** An editor of the file's own, because its tests change articles. What they open ends with each of them. */
export function ownEditor(): Editing {
  const open: WatchedPage[] = [];
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ EDITOR_TOKEN: token });
  });
  afterEach(() => Promise.all(open.splice(0).map((watched) => watched.close())));
  afterAll(() => server?.stop());

  return async (article, prepare) => {
    const watched = await openWatchedPage(browser, { viewport: { width: 1440, height: 900 } });
    open.push(watched);
    const { page, leave } = watched;
    await page.goto(`${server.origin}/editor`);
    await page.getByLabel('Editor token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Articles' }).waitFor();
    await leave();
    await prepare?.(page);
    await page.goto(`${server.origin}/editor/article?${new URLSearchParams({ path: article })}`);
    await isPainted(page);
    return watched;
  };
}

export async function isPainted(page: Page): Promise<void> {
  await page.locator('iframe[data-painted]:not([data-painted="0"])').first().waitFor();
}

export const pageIn = (page: Page): FrameLocator =>
  page.getByRole('region', { name: 'Page' }).frameLocator('iframe').first();
export const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Block' });
export const rowOf = (page: Page, name: RegExp): Locator =>
  page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem', { name }).first();
