import type { Page } from 'playwright-core';
import { type PretendProvider, startPretendProvider } from '#features/auth/development/pretendProvider.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/ports.ts';
import { axeViolations } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const article = '/sleep/insomnia-self-help';

let provider: PretendProvider;
let site: BuiltServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  const siteOrigin = `http://127.0.0.1:${port}`;
  provider = await startPretendProvider({ siteOrigin });
  site = await startBuiltServer({
    ...provider.environment,
    PORT: String(port),
    SITE_ORIGIN: siteOrigin,
    EDITOR_TOKEN: 'the-token-of-the-owner',
    LOG_LEVEL: 'warn',
  });
});
afterAll(async () => {
  await site?.stop();
  await provider?.close();
});
afterEach(() => watched.close());

async function open(address: string, options = {}): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  page = watched.page;
  await page.goto(site.origin + address);
}

async function choose(account: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: `Continue as ${account}` }).click();
}

test('a reader signs in by the keyboard, comes back, sees who they are, and signs out', async () => {
  await open(article);
  const entry = page.locator('[data-auth]');
  await page.locator('[data-auth="not-authenticated"]').waitFor();
  expect(await watched.layoutShift()).toBe(0);
  await entry.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choose('ada');

  await page.waitForURL(site.origin + article);
  await page.locator('[data-auth="authenticated"]').waitFor();
  expect(await entry.textContent()).toBe('AL');
  const welcome = page.getByRole('complementary', { name: 'Welcome to Pagewell' });
  await welcome.waitFor();
  expect(await watched.layoutShift()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await welcome.count()).toBe(0);
  await page.reload();
  await page.locator('[data-auth="authenticated"]').waitFor();
  expect(await welcome.count()).toBe(0);

  await page.getByRole('link', { name: 'AL: account of Ada Lovelace' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/`);
  await page.locator('[data-auth="not-authenticated"]').waitFor();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'pagewell_session' }),
  );
  expect(watched.complaints).toEqual([]);
});

test('it needs no JavaScript', async () => {
  await open(article, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await choose('grace');
  await page.waitForURL(site.origin + article);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByText('You are signed in as Grace Hopper').waitFor();
});

test('who turns back gets a page with a way on', async () => {
  await open('/sign-in', { viewport: { width: 390, height: 844 } });
  await choose('nobody');
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('who signs in from the editor is signed in on pages that took them for somebody else', async () => {
  await open(article);
  await page.locator('[data-auth="not-authenticated"]').waitFor();
  await page.goto(`${site.origin}/editor/sign-in`);
  await choose('ada');
  await page.getByRole('alert').waitFor();
  await page.goto(site.origin + article);
  await page.getByRole('link', { name: 'AL: account of Ada Lovelace' }).waitFor();
});

test('an article is the same bytes for whoever is signed in', async () => {
  await open('/sign-in');
  const before = await (await fetch(site.origin + article)).text();
  await choose('ada');
  await page.waitForURL(`${site.origin}/`);
  const answer = await page.request.get(site.origin + article);
  expect(await answer.text()).toBe(before);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
});
