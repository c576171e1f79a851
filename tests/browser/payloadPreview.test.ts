import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { toDocument } from '#adapters/payload/pagewell/toDocument.ts';
import { issuePreviewToken } from '#features/content-changes/preview/previewToken.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { articleOf } from '../support/someBlocks.ts';
import { exampleBlock, type TestBlock } from './support/framedArticle.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const secret = 'a secret that both know';
declare global {
  interface Window {
    said: { type?: string; field?: string; ready?: boolean }[];
  }
}

let [cms, other]: [Site | undefined, Site | undefined] = [undefined, undefined];
let server: BuiltServer;
const open: WatchedPage[] = [];
beforeAll(async () => {
  [cms, other] = [await startSite(), await startSite()];
  server = await startBuiltServer({
    CONTENT_WEBHOOK_SECRET: secret,
    CONTENT_PREVIEW_ORIGIN: cms.origin,
    EDITOR_TOKEN: 'a-token-for-tests',
  });
});
afterEach(() => Promise.all(open.splice(0).map((watched) => watched.close())));
afterAll(async () => {
  await server?.stop();
  for (const site of [cms, other]) site?.server.close();
});

interface Site {
  origin: string;
  server: Server;
}

async function startSite(): Promise<Site> {
  const site = createServer((_request, response) => {
    const address = `${server.origin}/preview/cms/payload?token=${issuePreviewToken(secret, Date.now())}`;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Admin</title><script>
      window.said = [];
      addEventListener('message', ({ data, origin }) => {
        if (origin === '${server.origin}') window.said.push(data);
      });
    </script><iframe title="Preview" src="${address}" width="1280" height="860"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server: site };
}

async function admin(site: Site | undefined): Promise<{ page: Page; complaints: string[] }> {
  const watched = await openWatchedPage(browser, { viewport: { width: 1300, height: 900 } });
  open.push(watched);
  await watched.page.goto(`${site?.origin}/admin`);
  return watched;
}

async function preview(): Promise<{ page: Page; frame: Frame; complaints: string[] }> {
  const { page, complaints } = await admin(cms);
  await page.waitForFunction(() => window.said.some(({ ready }) => ready === true));
  const frame = page.frames().find((each) => each.url().startsWith(server.origin));
  if (!frame) throw new Error('There is no preview.');
  return { page, frame, complaints };
}

const article = (blocks: readonly TestBlock[], title = 'How long should a nap be?') =>
  articleOf('/sleep/naps', title, blocks);
const heading = (id: string, text: string): TestBlock => ({ id, type: 'heading', data: { text } });
const text = (id: string, html: string): TestBlock => ({ id, type: 'rich-text', data: { html } });

function send(page: Page, document: unknown): Promise<void> {
  return page.evaluate(
    ({ data, origin }) => {
      const message = { type: 'payload-live-preview', collectionSlug: 'articles', data, locale: 'en' };
      window.frames[0]?.postMessage(message, origin);
    },
    { data: document, origin: server.origin },
  );
}

test('what is written in Payload is seen in its preview; what was not changed stays as it is', async () => {
  const { page, frame, complaints } = await preview();
  const faq = exampleBlock('faq', 'faq');
  await send(page, toDocument(article([heading('a', 'One'), faq])));
  await frame.getByRole('heading', { name: 'One' }).waitFor();
  const first = frame.locator('details').first();
  await first.locator('summary').click();

  await send(page, { ...toDocument(article([heading('a', 'First'), faq])), _status: 'draft' });
  await frame.getByRole('heading', { name: 'First' }).waitFor();
  expect(await first.evaluate((element) => element.hasAttribute('open'))).toBe(true);

  await send(page, toDocument(article([text('c', '<p>Before all</p>'), heading('a', 'First'), faq])));
  await frame.getByText('Before all').waitFor();
  expect(await first.evaluate((element) => element.hasAttribute('open'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('the title and what else stands around the blocks follow when typing rests', async () => {
  const { page, frame } = await preview();
  await send(page, toDocument(article([text('a', '<p>Twenty minutes.</p>')])));
  await frame.getByRole('heading', { level: 1, name: 'How long should a nap be?' }).waitFor();
  await send(page, toDocument(article([text('a', '<p>Twenty minutes.</p>')], 'Naps')));
  await frame.getByRole('heading', { level: 1, name: 'Naps', exact: true }).waitFor();
});

test('a whole article comes to a page that was empty, with contents beside it, and all of its blocks stay', async () => {
  const { page, frame } = await preview();
  const whole = JSON.parse(readFileSync('fixtures/articles/nutrition-oats-three-ways.json', 'utf8'));
  await send(page, toDocument(whole));
  await frame.getByRole('navigation', { name: 'In this article' }).waitFor();
  const shown = frame.locator('[data-blocks] > [data-block-id]');
  const ids = await shown.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id')));
  expect(ids).toEqual(expect.arrayContaining(whole.blocks.map(({ id }: TestBlock) => id)));
});

test('a press on a block tells the admin its field', async () => {
  const { page, frame } = await preview();
  await send(page, toDocument(article([heading('a', 'One'), heading('b', 'Two')])));
  await frame.getByRole('heading', { name: 'Two' }).click();
  await page.waitForFunction(() =>
    window.said.some(({ type, field }) => type === 'pagewell-pressed' && field?.startsWith('blocks.1')),
  );
});

test('what other windows say is not shown', async () => {
  const { page, frame } = await preview();
  await frame.evaluate(() => {
    const data = { title: 'Forged', blocks: [{ blockType: 'heading', text: 'Forged' }] };
    window.postMessage({ type: 'payload-live-preview', collectionSlug: 'articles', data }, '*');
  });
  await send(page, toDocument(article([heading('a', 'Real')])));
  await frame.getByRole('heading', { name: 'Real' }).waitFor();
  expect(await frame.getByText('Forged').count()).toBe(0);
});

test('no other page may show it in a frame', async () => {
  const { page } = await admin(other);
  await page.waitForFunction(() => window.frames.length === 1);
  const shown = page.frames().find((frame) => frame !== page.mainFrame());
  await shown?.waitForURL(/^chrome-error:/);
  expect(shown?.url()).toMatch(/^chrome-error:/);
});

test('readers get nothing of it', async () => {
  const watched = await openWatchedPage(browser);
  open.push(watched);
  const { page, requests } = watched;
  await page.goto(`${server.origin}/sleep/insomnia-self-help`);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /\/assets\/preview/.test(address))).toEqual([]);
  expect(await page.content()).not.toContain('payload');
});
