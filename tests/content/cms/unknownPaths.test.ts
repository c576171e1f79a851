import { jest } from '@jest/globals';
import { unknownPathLimit } from '#content/cms/unknownPaths.ts';
import type { ContentChange } from '#content/source/source.ts';
import { type FedSource, fetchNotified, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
beforeEach(async () => {
  cms = new MemoryCms();
  cms.publish('/known');
  source = await client.openOf(cms);
});
afterEach(() => source.close());

async function read(): Promise<void> {
  await readList(source);
  cms.asked.length = 0;
}

async function flood(from = source): Promise<unknown[]> {
  const paths = Array.from({ length: 200 }, (_, at) => `/made-up/${at}`);
  return Promise.all(
    paths.map((path) => from.get(path).catch((error: unknown) => Object(error).kind ?? 'unexpected')),
  );
}

function expectBounded(passedMs: number): void {
  const windows = 1 + Math.floor(passedMs / (unknownPathLimit.seconds * 1000));
  expect(cms.asked.length).toBeGreaterThanOrEqual(unknownPathLimit.most);
  expect(cms.asked.length).toBeLessThanOrEqual(unknownPathLimit.most * windows);
}

describe('paths that the list of a CMS does not name', () => {
  it('cost the CMS a bounded number of questions, and the others are no 404', async () => {
    await read();
    const begun = performance.now();
    const outcomes = await flood();
    expectBounded(performance.now() - begun);
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'unknown-path']));
  });

  it('take nothing from articles that are stored, listed or notified, nor from redirects', async () => {
    await read();
    await client.store.list.mergeListed(
      [{ path: '/listed', title: 'Listed', updatedAt: '2026-05-01T00:00:00.000Z' }],
      '1',
    );
    for (const path of ['/listed', '/new', '/moved']) cms.publish(path);
    await flood();
    expect(await source.get('/known')).toBeDefined();
    expect(await source.get('/listed')).toBeDefined();

    const changes: ContentChange[] = [
      { path: '/old', kind: 'moved', to: '/moved' },
      { path: '/new', kind: 'published' },
    ];
    await source.acceptChanges(changes, async () => true);
    await fetchNotified(source);
    expect(await source.get('/new')).toBeDefined();
    expect(await source.get('/old')).toBeUndefined();
    expect(await source.movedTo('/old')).toBe('/moved');
  });

  it('are found where there is an article that the list does not name yet', async () => {
    await read();
    cms.publish('/new');
    expect(await source.get('/new')).toBeDefined();
    await source.idle();
    await flood();
    expect(await source.get('/new')).toBeDefined();
  });

  it('are asked for without a limit until the list was read to its end', async () => {
    await flood();
    expect(cms.asked).toHaveLength(200);
  });
});

describe('paths for which the store is too slow', () => {
  const answered = { article: undefined, others: {}, isNamed: false, isListWhole: true };
  let slow: FedSource;
  let stored: jest.SpiedFunction<typeof client.store.articles.get>;
  beforeEach(async () => {
    slow = await client.openOf(cms, { readerTimeoutMs: 20 });
    stored = jest.spyOn(client.store.articles, 'get').mockReturnValue(new Promise(() => undefined));
  });
  afterEach(async () => {
    stored.mockRestore();
    await slow.close();
  });

  it('are asked for without a limit until the list was read to its end', async () => {
    expect(new Set(await flood(slow))).toEqual(new Set([undefined]));
    expect(cms.asked).toHaveLength(200);
  });

  it('are bounded then, and not refused as paths that the list does not name', async () => {
    stored.mockResolvedValueOnce(answered);
    await slow.get('/made-up');
    cms.asked.length = 0;
    const begun = performance.now();
    const outcomes = await flood(slow);
    expectBounded(performance.now() - begun);
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'database']));

    // A new article that the list does not name yet is found as soon as the store answers.
    stored.mockResolvedValue(answered);
    cms.publish('/new');
    expect(await slow.get('/new')).toBeDefined();
  });
});
