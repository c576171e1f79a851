import { toDocument } from '../../../../content/cms/payload/document/toDocument.ts';
import { PayloadCms } from '../../../../content/cms/payload/payloadCms.ts';
import { volumeThreshold } from '../../../../platform/upstream/circuitBreaker.ts';
import { maxArticleBytes } from '../../../../transformer/limits.ts';
import { nock } from '../../../support/nock.ts';
import { quietLog } from '../../quietLog.ts';
import { asPayloadGives } from './asPayloadGives.ts';
import { origin, payload } from './payloadAnswers.ts';

const article = {
  path: '/sleep/naps',
  title: 'Naps',
  blocks: [{ id: 'first', type: 'heading', data: { text: 'How long?' } }],
};
const document = asPayloadGives(toDocument(article));

let cms: PayloadCms;
let log: ReturnType<typeof quietLog>;
beforeEach(() => {
  log = quietLog();
  cms = new PayloadCms({ address: origin, apiKey: 'key', random: () => 0 }, log);
});
afterEach(() => cms.close());

function found(...docs: unknown[]): unknown {
  return { docs, totalDocs: docs.length, hasNextPage: false };
}

/** A Payload that answers with this, as it is. */
function answers(status: number, body: string, contentType = 'application/json'): void {
  nock(origin)
    .persist()
    .get('/api/articles')
    .query(true)
    .reply(status, body, { 'content-type': contentType });
}

describe('an article of Payload', () => {
  test('is asked for by its path, with its pictures, and only where it is published', async () => {
    const asked = payload(() => found(document));
    await expect(cms.article('/sleep/naps')).resolves.toMatchObject({ article });
    expect(asked).toEqual([
      { 'where[path][equals]': '/sleep/naps', 'where[_status][equals]': 'published', depth: '1', limit: '1' },
    ]);
  });

  test('is not there where nothing is found', async () => {
    payload(() => found());
    await expect(cms.article('/sleep/naps')).resolves.toBe('absent');
  });

  test('is not there where Payload gives a draft, whatever it was asked for', async () => {
    payload(() => found({ ...Object(document), _status: 'draft' }));
    await expect(cms.article('/sleep/naps')).resolves.toBe('absent');
  });

  test('is unchanged while Payload says the same of it', async () => {
    let title = 'Naps';
    payload(() => found({ ...Object(document), title }));
    const first = await cms.article('/sleep/naps');
    if (typeof first === 'string') throw new Error('It is there.');
    await expect(cms.article('/sleep/naps', { etag: first.etag })).resolves.toBe('unchanged');
    title = 'Naps, and how long';
    await expect(cms.article('/sleep/naps', { etag: first.etag })).resolves.toMatchObject({
      article: { title },
    });
  });

  test('comes with what could not be read of it in the log, with the document and the field', async () => {
    payload(() => found({ ...Object(document), blocks: ['text'] }));
    await expect(cms.article('/sleep/naps')).resolves.toMatchObject({ article: { blocks: [] } });
    expect(log.lines).toMatchObject([
      {
        level: 'warn',
        details: { path: '/sleep/naps', problems: [{ document: '17', field: 'blocks.0' }] },
      },
    ]);
  });
});

describe('an answer that is not this article is its own fault', () => {
  test.each([
    ['another one', JSON.stringify(found({ ...Object(document), path: '/sleep/beds' })), 'mismatch'],
    ['no list', '{"errors":[]}', 'mismatch'],
    ['something cut off', JSON.stringify(found(document)).slice(0, -9), 'parse'],
    ['something too large', JSON.stringify(found('x'.repeat(2 * maxArticleBytes))), 'too-large'],
  ])('%s', async (_name, body, kind) => {
    answers(200, body);
    await expect(cms.article('/sleep/naps')).rejects.toMatchObject({ name: 'FaultyArticleError', kind });
  });
});

describe('a Payload that cannot be asked', () => {
  test.each([
    ['is unwell', 500, '{}', 'application/json', 'status'],
    ['does not know the key', 403, '{}', 'application/json', 'refused'],
    ['has no such collection', 404, '{}', 'application/json', 'refused'],
    ['is a page for people', 200, '<!doctype html>', 'text/html', 'content-type'],
  ])('%s', async (_name, status, body, type, kind) => {
    answers(status, body, type);
    await expect(cms.article('/sleep/naps')).rejects.toMatchObject({ name: 'ContentUnavailableError', kind });
  });

  test('is left alone after it has failed often', async () => {
    answers(500, '{}');
    for (let times = 0; times < volumeThreshold; times += 1)
      await cms.article('/sleep/naps').catch(() => undefined);
    await expect(cms.article('/sleep/naps')).rejects.toMatchObject({ kind: 'breaker-open' });
  });

  test.each(['ftp://cms.example', 'no address', 'https://me:secret@cms.example'])(
    'is at no address: %s',
    (address) => {
      expect(() => new PayloadCms({ address, apiKey: 'key' }, log)).toThrow(/^The address of Payload must/);
    },
  );
});
