import type { CmsSource } from '#content/cms/cmsSource.ts';
import { LateWrites } from '#content/cms/lateWrites.ts';
import { collect } from '../articles.ts';
import { fetchNotified, notify, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

/** Texts to be kept, with what a test says of readers, and in which order they were begun. */
function lateWrites({ isBusy = () => true }: { isBusy?: () => boolean } = {}) {
  const begun: string[] = [];
  let rests = 0;
  let goOn = Promise.withResolvers<void>();
  const writes = new LateWrites({
    isBusy,
    rest: async () => {
      rests += 1;
      await goOn.promise;
    },
  });
  return {
    begun,
    rests: () => rests,
    writes,
    add: (path: string, size = 10) => writes.add(path, size, async () => void begun.push(path)),
    /** Ends all rests from now on. */
    letGoOn: () => goOn.resolve(),
    /** Ends the rest of this moment, and lets the next begin. */
    endRest: async () => {
      const { resolve } = goOn;
      goOn = Promise.withResolvers();
      resolve();
      await new Promise((settle) => setImmediate(settle));
    },
  };
}

describe('what waits to be kept', () => {
  it('is kept at once where no reader waits', async () => {
    const { add, begun, rests } = lateWrites({ isBusy: () => false });
    await Promise.all([add('/a'), add('/b')]);
    expect(begun).toEqual(['/a', '/b']);
    expect(rests()).toBe(0);
  });

  it('waits while readers do, and is kept when they wait no longer', async () => {
    let isBusy = true;
    const { add, begun, endRest } = lateWrites({ isBusy: () => isBusy });
    const kept = add('/a');
    await endRest();
    expect(begun).toEqual([]);
    isBusy = false;
    await endRest();
    await kept;
    expect(begun).toEqual(['/a']);
  });

  it('is kept after twenty rests, however many wait, where readers always wait', async () => {
    const { add, begun, rests, letGoOn } = lateWrites();
    const all = ['/a', '/b', '/c'];
    const kept = all.map((path) => add(path));
    letGoOn();
    await Promise.all(kept);
    expect(begun).toEqual(all);
    expect(rests()).toBe(20);
  });

  it('waits for nobody where more than five million characters do', async () => {
    const { add, begun, rests } = lateWrites();
    const first = add('/a', 5_000_001);
    await first;
    expect(begun).toEqual(['/a']);
    expect(rests()).toBe(0);
    void add('/b', 5_000_000);
    await new Promise((settle) => setImmediate(settle));
    expect(begun).toEqual(['/a']);
    expect(rests()).toBe(1);
  });

  it('holds no more than five million characters, however long it takes to keep what is being kept', () => {
    const begun: string[] = [];
    const never = (path: string) => () => {
      begun.push(path);
      return new Promise<void>(() => {});
    };
    const writes = new LateWrites({ isBusy: () => false });
    for (const path of ['/a', '/b', '/c', '/d']) void writes.add(path, 2_500_000, never(path));
    expect(begun).toEqual(['/a', '/b']);
    void writes.add('/e', 1, never('/e'));
    expect(begun).toEqual(['/a', '/b', '/c']);
  });

  it.each([
    { readers: 'where no reader waits', isBusy: false },
    { readers: 'also when all is to be kept although readers wait', isBusy: true },
  ])('is kept one after the other, $readers', async ({ isBusy }) => {
    const writes = new LateWrites({ isBusy: () => isBusy, rest: () => new Promise(() => {}) });
    let atOnce = 0;
    let mostAtOnce = 0;
    const keep = async () => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((settle) => setImmediate(settle));
      atOnce -= 1;
    };
    const kept = ['/a', '/b', '/c'].map((path) => writes.add(path, 1, keep));
    if (isBusy) await writes.keepAll();
    await Promise.all(kept);
    expect(mostAtOnce).toBe(1);
  });

  it('is begun by whoever asks for it, before all others', async () => {
    const { add, begun, writes } = lateWrites();
    void add('/a');
    const second = add('/b');
    writes.hasten('/b');
    await second;
    expect(begun).toEqual(['/b']);
    await writes.keepAll();
    expect(begun).toEqual(['/b', '/a']);
  });

  it('is left where it is another one by now', async () => {
    const { add, begun, writes, letGoOn } = lateWrites();
    const dropped = add('/a');
    writes.drop('/a');
    await dropped;
    letGoOn();
    await add('/b');
    expect(begun).toEqual(['/b']);
  });
});

describe('an article that a reader was the first to ask for', () => {
  const client = withCmsClient();
  let cms: MemoryCms;
  let source: CmsSource;
  beforeEach(async () => {
    cms = new MemoryCms();
    source = await client.openOf(cms, { freshFor: 60_000 });
    cms.publish('/a', 'Before');
    // Its list is read as well: an empty one, so that nothing comes from there.
    cms.list = async () => ({ articles: [], next: undefined });
    source.start(() => true);
    await readList(source);
  });
  afterEach(() => source.close());

  const keptOne = async () => (await client.store.articles.get('/a')).kept?.value;

  it('is given before it is kept, and kept by the time that everything is', async () => {
    const order: string[] = [];
    const { articles } = client.store;
    const keep = articles.keep.bind(articles);
    articles.keep = (...given) => {
      order.push('begun to be kept');
      return keep(...given);
    };
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    order.push('given');
    await source.idle();
    expect(order).toEqual(['given', 'begun to be kept']);
    expect(await keptOne()).toMatchObject({ title: 'Before' });
    expect((await collect(source.list())).map(({ path }) => path)).toEqual(['/a']);
  });

  it('is asked for once, also by who asks for it while it waits', async () => {
    await source.get('/a');
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    expect(cms.asked).toEqual(['/a']);
    expect(await keptOne()).toMatchObject({ title: 'Before' });
  });

  it('is not kept as it was before, where somebody says meanwhile that it has changed', async () => {
    await source.get('/a');
    cms.publish('/a', 'After');
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(await keptOne()).toMatchObject({ title: 'After' });
  });

  it('is not kept as it was before, where another instance tells meanwhile that it has kept a newer one', async () => {
    await source.get('/a');
    const value = { path: '/a', title: 'After' };
    const given = { path: '/a', value, text: JSON.stringify(value), revision: 'another', etag: undefined };
    await client.store.articles.keep(given, new Date(Date.now() + 1));
    // Another instance's trigger does not say the revision.
    client.database.changes.publishHere('articles', '/a');
    await source.idle();
    expect(await keptOne()).toMatchObject({ title: 'After' });
  });

  it('is kept when the server ends', async () => {
    await source.get('/a');
    await source.close();
    expect(await keptOne()).toMatchObject({ title: 'Before' });
  });
});
