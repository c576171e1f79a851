import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import type { Role } from '#editor-preview/model/person.ts';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer.ts';
import { browser } from './site.ts';
import { openWatchedPage, type WatchedPage } from './watchedPage.ts';

export const token = 'a-token-for-tests';
export const asOwner = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
export const editorOf = (path: string): string => `/editor/article?${new URLSearchParams({ path })}`;

type Prepare = (page: Page) => Promise<void>;

/** A server for one file, because its tests change articles. Windows close after each test. */
export function ownEditor({
  width = 1440,
  env = () => ({}),
}: {
  width?: number;
  env?: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
} = {}) {
  const opened: WatchedPage[] = [];
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ EDITOR_TOKEN: token, ...(await env()) });
  });
  afterEach(() => Promise.all(opened.splice(0).map((watched) => watched.close())));
  afterAll(() => server?.stop());

  const open = async (options?: BrowserContextOptions): Promise<WatchedPage> => {
    const watched = await openWatchedPage(browser, { viewport: { width, height: 900 }, ...options });
    opened.push(watched);
    return watched;
  };
  const signIn = async ({ page, leave }: WatchedPage, link?: string): Promise<void> => {
    await page.goto(link ?? `${server.origin}/editor`);
    if (!link) await page.getByLabel('Editor token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Articles' }).waitFor();
    await leave();
  };
  const show = async (watched: WatchedPage, article = '/nutrition/collagen'): Promise<WatchedPage> => {
    await watched.page.goto(server.origin + editorOf(article));
    await isPainted(watched.page);
    return watched;
  };
  const people = (method: string, query: string, body?: object): Promise<Response> =>
    fetch(`${server.origin}/editor/api/people${query}`, {
      method,
      headers: asOwner,
      ...(body && { body: JSON.stringify(body) }),
    });

  return {
    get origin() {
      return server.origin;
    },
    open,
    signIn,
    async at(address: string): Promise<WatchedPage> {
      const watched = await open();
      await signIn(watched);
      await watched.page.goto(server.origin + address);
      return watched;
    },
    async editing(article?: string, prepare?: Prepare): Promise<WatchedPage> {
      const watched = await open();
      await signIn(watched);
      await prepare?.(watched.page);
      return show(watched, article);
    },
    async editingBy(link: string, options?: BrowserContextOptions): Promise<WatchedPage> {
      const watched = await open(options);
      await signIn(watched, link);
      return show(watched);
    },
    /** Returns the person's link, by which they sign in. */
    async letIn(name: string, role: Role): Promise<string> {
      const { token: own }: { token: string } = await (await people('POST', '', { name, role })).json();
      return `${server.origin}/editor/sign-in#${own}`;
    },
    revoke: (name: string) => people('DELETE', `?${new URLSearchParams({ name })}`),
  };
}

export const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

export async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

export async function isPainted(page: Page): Promise<void> {
  await page.locator('iframe[data-painted]:not([data-painted="0"])').first().waitFor();
}

export const pageIn = (page: Page): FrameLocator =>
  page.getByRole('region', { name: 'Page' }).frameLocator('iframe').first();
export const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Block' });
export const outlineOf = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' });
export const rowOf = (page: Page, name: RegExp): Locator =>
  outlineOf(page).getByRole('treeitem', { name }).first();
