import { readFileSync } from 'node:fs';
import { PayloadCms } from '#content/cms/payload/payloadCms.ts';
import { check } from '#rules/check.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { nock } from '../../../support/nock.ts';
import { articleAt } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { origin, payload } from './payloadAnswers.ts';
import { answerOf, type Document, documentOf } from './pretendedPayload.ts';

const article = articleAt('/sleep/naps', 'Naps');
const published = documentOf(article, { _status: 'published' });

let cms: PayloadCms;
let log: ReturnType<typeof quietLog>;
beforeEach(() => {
  log = quietLog();
  cms = new PayloadCms(origin, log, { apiKey: 'key', random: () => 0 });
});
afterEach(() => cms.close());

function has(fields: Partial<Document>): void {
  payload((question) => answerOf([{ ...published, ...fields }], question));
}

describe('an article of Payload', () => {
  test('is asked for by its path, with its pictures, and only where it is published', async () => {
    const asked = payload((question) => answerOf([published], question));
    await expect(cms.article('/sleep/naps')).resolves.toMatchObject({ value: article });
    expect(asked).toEqual([
      { 'where[path][equals]': '/sleep/naps', 'where[_status][equals]': 'published', depth: '1', limit: '1' },
    ]);
  });

  test('is not there where Payload gives a draft, whatever it was asked for', async () => {
    payload(() => ({ docs: [{ ...published, _status: 'draft' }], hasNextPage: false }));
    await expect(cms.article('/sleep/naps')).resolves.toBe('absent');
    expect(log.lines).toEqual([]);
  });

  test('stands at its new path alone after it was moved', async () => {
    has({ path: '/sleep/short-naps' });
    await expect(cms.article('/sleep/naps')).resolves.toBe('absent');
    await expect(cms.article('/sleep/short-naps')).resolves.toMatchObject({
      value: { path: '/sleep/short-naps', title: 'Naps' },
    });
  });

  test('is unchanged where Payload has saved it again in the same words', async () => {
    const document = { ...published };
    payload((question) => answerOf([document], question));
    const first = await cms.article('/sleep/naps');
    if (typeof first === 'string') throw new Error('It is there.');
    document.updatedAt = '2026-11-03T08:00:00.000Z';
    await expect(cms.article('/sleep/naps', { etag: first.etag ?? '' })).resolves.toBe('unchanged');
    document.title = 'Naps, and how long';
    await expect(cms.article('/sleep/naps', { etag: first.etag ?? '' })).resolves.toMatchObject({
      value: { title: 'Naps, and how long' },
    });
  });

  test('of a whole publication is the one that was written there', async () => {
    const names = ['nutrition-collagen', 'heart-atorvastatin-cost', 'sleep-insomnia-self-help'];
    const all = names.map((name) => JSON.parse(readFileSync(`fixtures/articles/${name}.json`, 'utf8')));
    payload((question) =>
      answerOf(
        all.map((written) => documentOf(written, { _status: 'published' })),
        question,
      ),
    );
    for (const written of all) {
      const found = await cms.article(written.path);
      expect(check(Object(found).value)).toEqual(check(written));
    }
  });
});

test('what is not as it must be is reported once, with the document and the field', async () => {
  has({ blocks: [{ id: 'row0', blockType: 'image', srcUpload: { id: 3 }, caption: 'A nap' }] });
  const found = await cms.article('/sleep/naps');
  expect(found).toMatchObject({ value: { blocks: [{ data: { caption: 'A nap' } }] } });
  await cms.article('/sleep/naps', { etag: Object(found).etag });
  const problems = [{ document: '17', field: 'blocks.0.srcUpload' }];
  expect(log.lines).toMatchObject([{ level: 'warn', details: { path: '/sleep/naps', problems } }]);
});

describe('an answer that is not this article is its own fault, and says which document it was', () => {
  const long = { id: 'row', blockType: 'rich-text', html: 'x'.repeat(maxArticleBytes) };

  test.each<[name: string, answer: unknown, kind: string, message: string]>([
    [
      'an article that is too large',
      { docs: [{ ...published, blocks: [long] }] },
      'too-large',
      'document 17',
    ],
    ['no list', { errors: [{ message: 'Something went wrong.' }] }, 'mismatch', 'no list'],
  ])('%s', async (_name, answer, kind, message) => {
    payload(() => answer);
    await expect(cms.article('/sleep/naps')).rejects.toMatchObject({
      name: 'FaultyArticleError',
      kind,
      message: expect.stringContaining(message),
    });
  });

  test('lists inside each other without end', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const block = `{"id":"row0","blockType":"carousel-3000","words":${deep}}`;
    const text = `{"docs":[{"id":17,"_status":"published","path":"/sleep/naps","blocks":[${block}]}]}`;
    nock(origin).get('/api/articles').query(true).reply(200, text, { 'content-type': 'application/json' });
    await expect(cms.article('/sleep/naps')).rejects.toMatchObject({
      name: 'FaultyArticleError',
      kind: 'too-large',
      message: expect.stringContaining('document 17'),
    });
  });
});

test('a Payload without articles, or an address that is not its own, is no site without articles', async () => {
  nock(origin).persist().get('/api/articles').query(true).reply(404, '{"message":"Not found"}');
  for (const ask of [() => cms.article('/sleep/naps'), () => cms.list()])
    await expect(ask()).rejects.toMatchObject({
      name: 'ContentUnavailableError',
      kind: 'refused',
      message: expect.stringContaining('without “/api”'),
    });
});
