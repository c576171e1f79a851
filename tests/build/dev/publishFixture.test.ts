import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishFixture } from '#build/dev/publishFixture.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { articleAt } from '../../content/articles.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';

let folder: string;
let store: DatabaseStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-fixture-'));
  store = await openBuiltInStore();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function save(text: string): ReturnType<typeof publishFixture> {
  const file = path.join(folder, 'sleep.json');
  await writeFile(file, text);
  return publishFixture(store, file);
}

describe('a fixture that is saved in development', () => {
  it('is published once: the same article again is no change', async () => {
    const text = JSON.stringify(articleAt('/sleep', 'Sleep'));
    expect(await save(text)).toEqual({ isPublished: true, line: 'sleep.json is published at /sleep.' });
    expect(await save(text)).toBeUndefined();
    expect(await save(` ${text}\n`)).toBeUndefined();
    expect((await store.get('/sleep'))?.value).toEqual(articleAt('/sleep', 'Sleep'));

    await save(JSON.stringify(articleAt('/sleep', 'Sleep well')));
    expect((await store.get('/sleep'))?.value).toEqual(articleAt('/sleep', 'Sleep well'));
  });

  it.each([
    ['is empty', '', 'Unexpected end of JSON input'],
    ['is cut off', '{"path": "/sleep"', /JSON at position 17/],
    ['is no object', '[]', 'The file has no article: its path is missing.'],
    ['has no path', '{"title": "Sleep"}', 'The file has no article: its path is missing.'],
    ['has a path that no article can have', '{"path": "sleep"}', /path/],
    ['is at an address of the site', '{"path": "/search"}', /is used by the site itself/],
    [
      'is too large',
      ' '.repeat(maxArticleBytes + 1),
      `The file has ${maxArticleBytes + 1} bytes. The limit for an article is ${maxArticleBytes}.`,
    ],
  ])('and %s gets one line that says why', async (_, text, reason) => {
    const outcome = await save(text);
    expect(outcome?.isPublished).toBe(false);
    expect(outcome?.line).toMatch(/^sleep\.json is not published: [^\n]+$/);
    expect(outcome?.line).toMatch(reason);
  });

  it('and was deleted leaves its article, and the line says where to withdraw it', async () =>
    expect(await publishFixture(store, path.join(folder, 'deleted.json'))).toEqual({
      isPublished: false,
      line: 'deleted.json is not published: it was deleted. Its article stays as it is; withdraw it in the editor.',
    }));

  it('is not published where the articles come from a CMS', async () =>
    expect(await publishFixture(undefined, path.join(folder, 'sleep.json'))).toEqual({
      isPublished: false,
      line: 'sleep.json is not published: the articles come from a CMS.',
    }));

  it('is the same article where the demonstration has it', async () => {
    const file = 'fixtures/articles/nutrition-collagen.json';
    expect((await publishFixture(store, file))?.isPublished).toBe(true);
    expect(await publishFixture(store, file)).toBeUndefined();
  });
});
