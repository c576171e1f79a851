import { jest } from '@jest/globals';
import { renderPage } from '#shell/renderPage.ts';
import { nock } from '../../support/nock.ts';
import { pageRenderer, reader } from '../../support/pageRenderer.ts';
import { articleAt } from '../articles.ts';
import { origin, withCmsClient } from './fakeCms.ts';

const article = articleAt('/nutrition/iron', 'Iron');
const cms = withCmsClient();

const asked = (articlePath: string = article.path) =>
  nock(origin).get('/articles').query({ path: articlePath });
const answersWell = (body: object = article, headers: Record<string, string> = {}) =>
  asked().reply(200, body, { 'content-type': 'application/json', ...headers });

describe('an article from a CMS', () => {
  it('is the JSON that the CMS answers, with a revision and its own date', async () => {
    const dated = { ...article, updatedAt: '2026-05-04T11:00:00+02:00' };
    answersWell(dated);
    expect(await cms.source.get(article.path)).toEqual({
      value: dated,
      revision: expect.stringMatching(/^[0-9a-f]{32}$/),
      updatedAt: '2026-05-04T09:00:00.000Z',
    });
  });

  it('is asked for under the path of the address that is configured', async () => {
    const nested = await cms.open({ contentApiUrl: `${origin}/v2/content` });
    nock(origin).get('/v2/content/articles').query({ path: article.path }).reply(200, article);
    expect(await nested.get(article.path)).toMatchObject({ value: article });
    await nested.close();
  });

  it('may be JSON of another name, with a charset and a byte order mark', async () => {
    asked().reply(200, `\ufeff${JSON.stringify(article)}`, {
      'content-type': 'application/vnd.cms+json; charset="UTF-8"',
    });
    expect(await cms.source.get(article.path)).toMatchObject({ value: article });
  });

  it('of an older version of the contract is left as its author wrote it, and rendered as it is written today', async () => {
    const data = { items: [{ ctaUrl: 'https://go.offers.example/r', ctaLabel: 'See all blankets' }] };
    const old = { ...article, blocks: [{ id: 'offers', type: 'paid-media', data }] };
    answersWell(old);
    const found = await cms.source.get(article.path);
    expect(found?.value).toEqual(old);
    const { document, problems } = renderPage(found?.value, reader, await pageRenderer());
    expect(document?.html).toContain('See all blankets');
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'schema/older-version /blocks/0/data/items/0/ctaLabel',
    ]);
  });

  it('keeps a key named __proto__ as a key', async () => {
    asked().reply(200, `{"path":"${article.path}","__proto__":{"admin":true}}`, {
      'content-type': 'application/json',
    });
    const found = await cms.source.get(article.path);
    expect(Object.keys(found?.value ?? {})).toContain('__proto__');
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('is told of in one line where its last good copy has to do, and left to who asked where there is none', async () => {
    answersWell();
    await cms.source.get(article.path);
    asked().reply(500);
    expect(await cms.source.get(article.path)).toMatchObject({ stale: { cause: 'status' } });
    expect(cms.log.lines).toMatchObject([{ level: 'warn', details: { path: article.path, kind: 'status' } }]);

    asked('/nutrition/zinc').reply(500);
    await expect(cms.source.get('/nutrition/zinc')).rejects.toThrow('500');
    expect(cms.log.lines).toHaveLength(1);
  });

  it.each(['', 'relative', '//other.example/x', '/a/../../admin', '/a?path=/b', '/a\0b'])(
    'is not even asked for at “%s”, which is no article’s path',
    async (odd) => {
      expect(await cms.source.get(odd)).toBeUndefined();
      expect(cms.source.status().requests).toBe(0);
    },
  );

  it('is asked for once by any number of readers at the same time', async () => {
    answersWell();
    const found = await Promise.all(Array.from({ length: 1000 }, () => cms.source.get(article.path)));
    expect(new Set(found.map((each) => each?.revision)).size).toBe(1);
    expect(cms.source.status().requests).toBe(1);
  });

  it('costs a failing CMS no more than one retry for any number of readers', async () => {
    // On a clock that stands: with little time left it would not be asked once more.
    const source = await cms.open({ now: () => 0 });
    asked().times(2).reply(503, 'busy');
    const found = await Promise.allSettled(Array.from({ length: 1000 }, () => source.get(article.path)));
    expect(found.every((each) => each.status === 'rejected')).toBe(true);
    expect(source.status()).toMatchObject({ requests: 2, retries: 1 });
    await source.close();
  });
});

describe('an article that was fetched before', () => {
  it('is asked for with its ETag, and not sent again while it is the same', async () => {
    answersWell(article, { etag: '"v1"' });
    const first = await cms.source.get(article.path);
    asked().matchHeader('if-none-match', '"v1"').reply(304);
    expect(await cms.source.get(article.path)).toEqual(first);
    expect(cms.source.status().notModified).toBe(1);
  });

  it('is asked for with its ETag also after a restart', async () => {
    answersWell(article, { etag: '"v1"' });
    await cms.source.get(article.path);
    await cms.source.close();
    cms.source = await cms.open();
    asked().matchHeader('if-none-match', '"v1"').reply(304);
    expect(await cms.source.get(article.path)).toMatchObject({ value: article });
  });

  it('is asked for without one where the CMS gave none; then 304 is no answer', async () => {
    answersWell();
    await cms.source.get(article.path);
    asked()
      .matchHeader('if-none-match', (value) => value === undefined)
      .reply(304);
    expect(await cms.source.get(article.path)).toMatchObject({ value: article, stale: { cause: 'status' } });
  });

  it('has another revision exactly when it is another', async () => {
    answersWell(article, { etag: '"v1"' });
    const first = await cms.source.get(article.path);
    answersWell(article, { etag: '"same-body"' });
    const second = await cms.source.get(article.path);
    answersWell({ ...article, title: 'New' }, { etag: '"v3"' });
    const third = await cms.source.get(article.path);
    expect(second).toEqual(first);
    expect(third?.revision).not.toBe(first?.revision);
    asked().matchHeader('if-none-match', '"v3"').reply(304);
    expect(await cms.source.get(article.path)).toEqual(third);
  });

  it('tells listeners when it came, changed or went, and not while it stays the same', async () => {
    const told: string[] = [];
    const stop = cms.source.onChange((changed) => told.push(changed));
    const timesTold = async () => {
      await cms.source.get(article.path);
      await cms.source.idle();
      return told.length;
    };
    answersWell(article, { etag: '"v1"' });
    expect(await timesTold()).toBe(1);
    asked().reply(304);
    expect(await timesTold()).toBe(1);
    answersWell(article, { etag: '"same-body"' });
    expect(await timesTold()).toBe(1);
    answersWell({ ...article, title: 'New' }, { etag: '"v2"' });
    expect(await timesTold()).toBe(2);
    asked().reply(404);
    expect(await timesTold()).toBe(3);
    asked().reply(404);
    expect(await timesTold()).toBe(3);
    expect(new Set(told)).toEqual(new Set([article.path]));
    stop();
  });

  it('takes somebody’s word for a change, asks for it anew, and forgives what was wrong with it', async () => {
    const told: string[] = [];
    const stop = cms.source.onChange((changed) => told.push(changed));
    asked().reply(200, 'no JSON', { 'Content-Type': 'application/json' });
    await expect(cms.source.get(article.path)).rejects.toThrow();
    // Left alone for seconds now, unless somebody says that it has changed.
    await expect(cms.source.get(article.path)).rejects.toThrow();
    cms.database.changes.publishHere('articles', article.path);
    expect(told).toEqual([article.path]);
    answersWell(article);
    expect(await cms.source.get(article.path)).toMatchObject({ value: article });
    stop();
  });

  it('is given without asking where the CMS has just confirmed it, unless somebody says that it has changed', async () => {
    const source = await cms.open({ freshForMs: 60_000 });
    answersWell();
    await source.get(article.path);
    expect(await source.get(article.path)).toMatchObject({ value: article });
    expect(source.status().requests).toBe(1);

    await source.idle();
    await cms.store.articles.expect([
      { path: article.path, kind: 'published' },
      { path: '/nutrition/unknown', kind: 'published' },
    ]);
    answersWell({ ...article, title: 'New' });
    expect(await source.get(article.path)).toMatchObject({ value: { title: 'New' } });
    expect(await source.get(article.path)).toMatchObject({ value: { title: 'New' } });
    expect(source.status().requests).toBe(2);
    await source.close();
  });
});

describe('while the store cannot be asked', () => {
  it('the CMS is, and the log says so once until the store is there again', async () => {
    const { source, log } = cms;
    const { articles } = cms.store;
    const away = jest.spyOn(articles, 'get').mockRejectedValue(new Error('The database is away.'));
    answersWell();
    expect(await source.get(article.path)).toMatchObject({ value: article });
    asked().reply(404);
    expect(await source.get(article.path)).toBeUndefined();
    expect(log.lines).toMatchObject([{ level: 'error', message: expect.stringContaining('store') }]);
    expect(await articles.count()).toBe(0);

    away.mockRestore();
    answersWell();
    await source.get(article.path);
    await source.idle();
    expect(await source.at([article.path])).toMatchObject([{ path: article.path, title: 'Iron' }]);
  });

  it('does not answer, the CMS is asked while its reader still waits, which is an error only if the store fails', async () => {
    const source = await cms.open({ readerTimeoutMs: 100 });
    const slow = jest.spyOn(cms.store.articles, 'get').mockReturnValue(new Promise(() => undefined));
    for (const _ of ['first', 'second']) {
      answersWell();
      expect(await source.get(article.path)).toMatchObject({ value: article });
    }
    expect(cms.log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('store') }]);

    slow.mockRejectedValue(new Error('The database is away.'));
    answersWell();
    await source.get(article.path);
    expect(cms.log.lines.map(({ level }) => level)).toEqual(['warn', 'error']);
    await source.close();
  });
});

it('the retry is made once after an overload, and its answer is the answer', async () => {
  asked().reply(503, 'busy', { 'retry-after': '0' });
  answersWell();
  const found = await cms.source.get(article.path);
  expect(found).toMatchObject({ value: article });
  expect(found).not.toHaveProperty('stale');
  expect(cms.source.status()).toMatchObject({ requests: 2, retries: 1, failures: { status: 1 } });
});

it('the retry is not made when the CMS asks to come back after the deadline', async () => {
  asked().reply(503, 'busy', { 'retry-after': '2' });
  await expect(cms.source.get(article.path)).rejects.toMatchObject({ status: 503, retryAfterMs: 2000 });
  expect(cms.source.status()).toMatchObject({ requests: 1, retries: 0 });
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET'])(
  'the retry is made after %s',
  async (code) => {
    asked().replyWithError(Object.assign(new Error(code), { code }));
    answersWell();
    expect(await cms.source.get(article.path)).toMatchObject({ value: article });
    expect(cms.source.status().retries).toBe(1);
  },
);

it('redirects are followed within the CMS', async () => {
  asked().reply(301, '', { location: '/moved' });
  nock(origin).get('/moved').reply(200, article);
  expect(await cms.source.get(article.path)).toMatchObject({ value: article });
});

it('readiness is given by the CMS where there are no copies yet, and not taken away by it', async () => {
  nock(origin).get('/articles').query({ limit: '100' }).reply(500);
  expect(await cms.source.health()).toMatchObject({ ready: false });
  nock(origin).get('/articles').query({ limit: '100' }).reply(200, { items: [] });
  expect(await cms.source.health()).toMatchObject({ ready: true });
  nock(origin).get('/articles').query({ limit: '100' }).reply(500);
  expect(await cms.source.health()).toMatchObject({ ready: true });
});
