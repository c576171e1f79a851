import type { CmsFeedOptions } from '#content/cms/cmsFeed.ts';
import { type FedSource, fetchNotified, notify, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let patientCms: MemoryCms;
let source: FedSource;
beforeEach(() => {
  cms = new MemoryCms();
  patientCms = new MemoryCms();
});
afterEach(() => source.close());

async function open(options: CmsFeedOptions = {}): Promise<void> {
  source = await client.openOf(cms, { patientCms, ...options });
}

function slow(): { asked: Promise<void>; answer: () => void } {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const usual = patientCms.article.bind(patientCms);
  patientCms.article = async (path) => {
    asked.resolve();
    await held.promise;
    return usual(path);
  };
  return { asked: asked.promise, answer: held.resolve };
}

describe('a CMS that is slow', () => {
  it('has more time for its list and for what somebody says has changed than for readers', async () => {
    await open({ walkEvery: 0 });
    patientCms.publish('/a', 'In the list');
    await readList(source);
    patientCms.publish('/a', 'Changed');
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(patientCms.asked).toEqual(['/a', '/a']);
    expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { title: 'Changed' } });
    expect(cms.cursors).toEqual([]);

    cms.publish('/a', 'For readers');
    expect(await source.get('/a')).toMatchObject({ value: { title: 'For readers' } });
    expect(cms.asked).toEqual(['/a']);
  });

  it('keeps no reader waiting for what is asked for already: they get what is kept', async () => {
    // Half of it is the database's, on a busy machine too.
    await open({ readerTimeoutMs: 6_000 });
    cms.publish('/a', 'Before');
    await source.get('/a');
    await source.idle();
    patientCms.publish('/a', 'After');
    const { asked, answer } = slow();
    await notify(source, ['/a']);
    await asked;
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' }, stale: { cause: 'timeout' } });
    answer();
    await fetchNotified(source);
    expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { title: 'After' } });
    expect(cms.asked).toEqual(['/a']);
  });

  it('keeps no reader waiting where nothing is kept: they are told that it cannot be had now', async () => {
    await open({ readerTimeoutMs: 10 });
    patientCms.publish('/a');
    const { asked, answer } = slow();
    await notify(source, ['/a']);
    await asked;
    await expect(source.get('/a')).rejects.toMatchObject({ kind: 'timeout' });
    answer();
  });

  it('gives a reader who does not wait too long the answer that comes', async () => {
    await open({ readerTimeoutMs: 60_000 });
    patientCms.publish('/a', 'In time');
    const { asked, answer } = slow();
    await notify(source, ['/a']);
    await asked;
    const reading = source.get('/a');
    answer();
    expect(await reading).toMatchObject({ value: { title: 'In time' } });
    expect(cms.asked).toEqual([]);
  });
});

it('what is told of a CMS is of both ways in which it is asked', async () => {
  await open();
  const [ofReaders, ofOthers] = [cms.status(), patientCms.status()];
  cms.status = () => ({ ...ofReaders, requests: 2, retries: 1, failures: { timeout: 1, status: 2 } });
  patientCms.status = () => ({ ...ofOthers, breaker: 'open', requests: 3, failures: { timeout: 4 } });
  expect(source.status()).toMatchObject({
    breaker: 'closed',
    requests: 5,
    retries: 1,
    failures: { timeout: 5, status: 2 },
  });
});
