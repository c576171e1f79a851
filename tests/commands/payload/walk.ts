/**
 * What an editor does in Payload's admin and what readers see of it meanwhile, in Chromium, with every server as it is. Each
 * step goes on from where the one before it stood. Wants the address of a PostgreSQL server as `DATABASE_URL`.
 */
import assert from 'node:assert/strict';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../browser/support/browser.ts';
import { seedArticles } from './seed.ts';
import { type Servers, startServers } from './servers.ts';

/** For what hangs: a machine that does much else takes a minute for the admin's first page. */
const limitMs = 300_000;

const article = { path: '/sleep/zebras', title: 'Do zebras nap?' };
/**
 * One that no reader asks for before Payload is gone, and a word of its text: what Payload's list says of it has none that is
 * anything like it, which search would take instead.
 */
const unread = {
  file: 'sleep-insomnia-self-help',
  path: '/sleep/insomnia-self-help',
  word: 'diphenhydramine',
};

const started = new AsyncDisposableStack();
let [servers, browser, editor, admin]: [Servers?, Browser?, BrowserContext?, Page?] = [];
let address = '';
let failed: string | undefined;

let ending: Promise<void> | undefined;
const end = (): Promise<void> => (ending ??= started.disposeAsync());

before(async () => {
  const databaseUrl = process.env.DATABASE_URL;
  assert(databaseUrl, 'DATABASE_URL names a PostgreSQL server: npm run test:payload starts one.');
  browser = await launchBrowser();
  started.defer(() => browser?.close());
  // No Ctrl-C reaches the servers, and the browser would end this process as soon as it is gone itself.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, () => end().finally(() => process.exit(1)));
  }
  const folder = await mkdtemp(join(tmpdir(), 'pagewell-walk-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const log = join(folder, 'log');
  started.defer(() => {
    if (failed !== undefined) process.stderr.write(`${readFileSync(log, 'utf8').slice(-20_000)}\n`);
  });
  failed = 'the start of Payload and Pagewell';
  servers = await startServers(started, {
    databaseUrl: new URL('/payload_walk', databaseUrl).href,
    output: openSync(log, 'a'),
  });
  await seedArticles(servers.payload.origin, servers.token, [unread.file]);
  editor = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  editor.setDefaultTimeout(limitMs);
  failed = undefined;
});
after(end);

describe('an article written in Payload’s admin', () => {
  step('is composed of our blocks by whoever signs in; readers do not see the draft', async () => {
    const page = await openAdmin('/admin');
    await page.getByLabel('Email').fill(given(servers).person.email);
    await page.getByLabel('Password').fill(given(servers).person.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Create new Articles' }).click();
    await page.locator('#field-title:enabled').waitFor();
    // The first time that a draft is kept closes what is open, so the block comes before all that is written.
    await page.getByRole('button', { name: 'Add Block' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('textbox', { name: 'Search for a block' }).fill('Text');
    await menu.getByRole('button', { name: 'Text', exact: true }).click();
    await page.locator('[name="blocks.0.html"]').fill('<p>Standing, and never for long.</p>');
    await kept('never for long');
    await field('title').fill(article.title);
    await kept(article.title);
    await field('path').fill(article.path);
    await kept(article.path);
    address = page.url();
    await unseen();
  });

  step('is seen on our page in its preview, before it is saved', async () => {
    const page = given(admin);
    let save = (): void => {};
    const seen = new Promise<void>((resolve) => (save = resolve));
    await page.route('**/api/articles/*autosave=true*', async (route) => {
      await seen;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Live Preview' }).click();
    const preview = page.frameLocator(`iframe[src^="${given(servers).pagewell.origin}/preview/cms/payload"]`);
    await preview.getByText('Standing, and never for long.').waitFor();
    await preview.getByRole('heading', { level: 1, name: article.title }).waitFor();
    await page.locator('[name="blocks.0.html"]').fill('<p>Lying down, and for an hour.</p>');
    await preview.getByText('Lying down, and for an hour.').waitFor();
    assert(!(await draft()).includes('for an hour'));
    save();
    await kept('for an hour');
  });

  step('is refused with a path that is none, which is told at its field', async () => {
    await field('path').fill('/Not A Path');
    await kept('/Not A Path');
    await publish(400);
    const problem = given(admin).locator('.field-type.text:has(#field-path) .field-error');
    await problem.waitFor();
    assert.match(String(await problem.textContent()), /^"Path" is the text "\/Not A Path", which is not/);
    assert.equal(await given(admin).locator('.field-error').count(), 1);
    await unseen();
  });

  step('is seen by readers once it is published', async (t) => {
    await field('path').fill(article.path);
    await kept(article.path);
    await publish();
    await seenWithin(t, 'published', async () => (await read(article.path)).text.includes('for an hour'));
    await given(admin).getByText('Status: Published').waitFor();
    const reader = await given(browser).newPage();
    await reader.goto(given(servers).pagewell.origin + article.path);
    await reader.getByRole('heading', { level: 1, name: article.title }).waitFor();
    await reader.close();
  });

  step('is found by search', async () => {
    await until(async () => (await read('/search?q1=zebras')).text.includes(article.path));
  });

  step('is gone for readers once it is withdrawn', async (t) => {
    const page = given(admin);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const answer = answered(200);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await answer;
    await seenWithin(t, 'withdrawn', async () => (await read(article.path)).status === 404);
    await until(async () => !(await read('/search?q1=zebras')).text.includes(article.path));
    await page.getByText('Status: Draft').waitFor();
  });

  step('stays for readers, with every other, when Payload is killed', async () => {
    const { payload } = given(servers);
    await publish();
    await until(async () => (await read(article.path)).status === 200);
    await until(async () => (await read(`/search?q1=${unread.word}`)).text.includes(unread.path));
    await payload.kill();
    await assert.rejects(fetch(payload.origin));

    for (const [path, words] of [
      [article.path, 'for an hour'],
      [unread.path, unread.word],
      ['/', article.path],
      ['/search?q1=zebras', article.path],
      ['/sitemap.xml', article.path],
      ['/readyz', ''],
    ] as const) {
      const { status, text } = await read(path);
      assert.equal(status, 200, path);
      assert(text.includes(words), `${path} says ${words}`);
    }
  });

  step('is written on when Payload is back, and readers see it', async (t) => {
    await given(admin).close();
    await given(servers).startPayload();
    const page = await openAdmin(new URL(address).pathname);
    await page.locator('#field-title:enabled').waitFor();
    await field('title').fill('When do zebras nap?');
    await kept('When do zebras nap?');
    await publish();
    await seenWithin(t, 'published', async () => (await read(article.path)).text.includes('When do zebras'));
  });
});

/** A step of the walk. Where one has failed, there is no way on. */
function step(name: string, walk: (t: TestContext) => Promise<void>): void {
  test(name, async (t) => {
    if (failed !== undefined) throw new Error(`There is no way here: ${failed} failed.`);
    failed = name;
    await walk(t);
    failed = undefined;
  });
}

function given<Value>(value: Value | undefined): Value {
  assert(value !== undefined);
  return value;
}

async function openAdmin(path: string): Promise<Page> {
  admin = await given(editor).newPage();
  await admin.goto(given(servers).payload.origin + path);
  return admin;
}

function field(name: string): Locator {
  return given(admin).locator(`#field-${name}`);
}

/** Presses the button by the keyboard, and waits for Payload's answer. The bar moves with the form: a click went where the button had been. */
async function publish(status = 200): Promise<void> {
  const answer = answered(status);
  await publishButton().press('Enter');
  await answer;
}

function publishButton(): Locator {
  return given(admin).locator('#action-save:enabled');
}

/** Until Payload has answered to what was pressed, which is not what it keeps by itself. */
async function answered(status: number): Promise<void> {
  const response = await given(admin).waitForResponse(
    (each) =>
      each.request().method() === 'PATCH' &&
      /\/api\/articles\/\d+\?/.test(each.url()) &&
      !each.url().includes('autosave'),
  );
  assert.equal(response.status(), status);
}

async function draft(): Promise<string> {
  const { payload, token } = given(servers);
  const id = /\/articles\/(\d+)/.exec(given(admin).url())?.[1];
  if (id === undefined) return '';
  const answer = await fetch(`${payload.origin}/api/articles/${id}?draft=true&depth=0`, {
    headers: { Authorization: `JWT ${token}` },
  });
  return answer.text();
}

/** Until Payload has saved by itself what was written, and the form has its answer: that answer resets what is written or opened meanwhile. */
async function kept(words: string): Promise<void> {
  await until(async () => (await draft()).includes(words));
  await publishButton().waitFor();
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(given(servers).pagewell.origin + path);
  return { status: answer.status, text: await answer.text() };
}

/** Until readers are told that there is no such page. While Payload takes too long to say so, they get neither. */
async function unseen(): Promise<void> {
  await until(async () => {
    const { status, text } = await read(article.path);
    assert(status >= 400 && !text.includes(article.title), `readers see the draft: ${status}`);
    return status === 404;
  });
}

async function seenWithin(t: TestContext, what: string, seen: () => Promise<boolean>): Promise<void> {
  const answeredAt = performance.now();
  await until(seen);
  const took = Math.round(performance.now() - answeredAt);
  t.diagnostic(`${what} to seen by readers: ${took} ms (a second is promised)`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    assert(Date.now() < deadline, `not so within ${limitMs} ms: ${isSo}`);
    await wait(10);
  }
}
