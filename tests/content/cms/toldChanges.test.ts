import type { CmsSource } from '#content/cms/cmsSource.ts';
import { ContentUnavailableError, FaultyArticleError } from '#content/source/errors.ts';
import { until } from '../../support/until.ts';
import { collect } from '../articles.ts';
import { withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: CmsSource;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { toldAgainAfter: [0, 0, 0] });
});
afterEach(() => source.close());

const listed = async () => (await collect(source.list())).map(({ path }) => path);

/** Settles when each of these articles is kept. */
async function keptOf(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await until(async () => (await client.store.articles.get(path)) !== undefined);
  }
}

describe('what somebody says has changed', () => {
  it('is asked for at once, each path once, and is in lists then', async () => {
    cms.publish('/new');
    source.ask(['/new', '/new', '/nowhere', '//evil.example']);
    await source.idle();
    expect(cms.asked).toEqual(['/new', '/nowhere']);
    expect(await listed()).toEqual(['/new']);
    cms.published.delete('/new');
    await client.store.articles.expect([{ path: '/new', kind: 'published' }]);
    source.ask(['/new']);
    await source.idle();
    expect(await listed()).toEqual([]);
  });
});

describe('an article that changes while the CMS is being asked for it', () => {
  /** Lets the CMS answer with what it has when it is asked, but not before `release`. */
  function holdAnswers(): { release: () => void; begun: Promise<void> } {
    const usual = cms.article.bind(cms);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    cms.article = async (path) => {
      const answer = await usual(path);
      begun.resolve();
      await held.promise;
      return answer;
    };
    return { release: held.resolve, begun: begun.promise };
  }

  /** What an endpoint does that hears of it. */
  async function tell(path: string): Promise<void> {
    await client.store.articles.expect([{ path, kind: 'published' }]);
    source.changed(path);
    source.ask([path]);
  }

  it('is the one of after it, for whoever waits and for the store', async () => {
    cms.publish('/a', 'Before');
    const { release, begun } = holdAnswers();
    const reading = source.get('/a');
    await begun;
    cms.publish('/a', 'After');
    await tell('/a');
    release();
    expect(await reading).toMatchObject({ value: { title: 'After' } });
    await source.idle();
    expect(await client.store.articles.get('/a')).toMatchObject({ value: { title: 'After' }, isDue: false });
  });

  it('is none any more where it was withdrawn', async () => {
    cms.publish('/a', 'Before');
    const { release, begun } = holdAnswers();
    const reading = source.get('/a');
    await begun;
    cms.published.delete('/a');
    await tell('/a');
    release();
    expect(await reading).toBeUndefined();
    await source.idle();
    expect(await listed()).toEqual([]);
  });

  it('is asked for where the CMS confirmed it a moment before', async () => {
    await source.close();
    source = await client.openOf(cms, { freshFor: 60_000 });
    cms.publish('/a', 'Before');
    await source.get('/a');
    await source.idle();
    cms.publish('/a', 'After');
    // Another instance has just kept what it was given before the change.
    source.ask(['/a']);
    await source.idle();
    expect(await source.get('/a')).toMatchObject({ value: { title: 'After' } });
  });

  it('has no fault that it had before', async () => {
    const usual = cms.article.bind(cms);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    cms.article = async () => {
      asked.resolve();
      await held.promise;
      throw new FaultyArticleError('/a', new ContentUnavailableError('refused', 'It is no JSON.'));
    };
    const reading = source.get('/a');
    await asked.promise;
    cms.publish('/a', 'Mended');
    cms.article = usual;
    await tell('/a');
    held.resolve();
    expect(await reading).toMatchObject({ value: { title: 'Mended' } });
  });

  it('is asked for three times and no more where it changes each time, and is not kept then', async () => {
    const usual = cms.article.bind(cms);
    cms.publish('/a');
    cms.article = async (path) => {
      const answer = await usual(path);
      source.changed(path);
      return answer;
    };
    expect(await source.get('/a')).toMatchObject({ value: { path: '/a' } });
    await source.idle();
    expect(cms.asked).toEqual(['/a', '/a', '/a']);
    expect(await client.store.articles.get('/a')).toBeUndefined();
  });
});

describe('what somebody says has changed while the CMS gives no answer', () => {
  /** Lets the CMS give no answer so often for an article; says how often it was asked for. */
  function failFor(path: string, times: number): () => number {
    const usual = cms.article.bind(cms);
    let asked = 0;
    cms.article = async (each) => {
      if (each !== path) return usual(each);
      asked += 1;
      if (asked <= times) throw new ContentUnavailableError('timeout', 'It took too long.');
      return usual(each);
    };
    return () => asked;
  }

  it('is asked for again after a pause, until there is an answer', async () => {
    cms.publish('/a');
    const asked = failFor('/a', 2);
    source.ask(['/a']);
    await source.idle();
    expect(asked()).toBe(3);
    expect(await client.store.articles.get('/a')).toMatchObject({ value: { path: '/a' } });
  });

  it('is left to the next reading of the list after the last pause', async () => {
    const asked = failFor('/a', Number.POSITIVE_INFINITY);
    source.ask(['/a']);
    await source.idle();
    expect(asked()).toBe(4);
  });

  describe('for an hour', () => {
    beforeEach(async () => {
      await source.close();
      source = await client.openOf(cms, { toldAgainAfter: [3_600_000] });
    });

    it('holds up nothing else that is said to have changed meanwhile, nor itself', async () => {
      cms.publish('/a');
      cms.publish('/b');
      const asked = failFor('/a', 1);
      source.ask(['/a', '/b']);
      await keptOf(['/b']);
      source.ask(['/a']);
      await keptOf(['/a']);
      expect(asked()).toBe(2);
    });

    it('holds no server back that ends', async () => {
      const asked = failFor('/a', Number.POSITIVE_INFINITY);
      source.ask(['/a']);
      await source.close();
      expect(asked()).toBeLessThanOrEqual(1);
      expect(client.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });
});

describe('an article for which the CMS takes long', () => {
  it('holds up no other one that is said to have changed', async () => {
    const others = ['/a', '/b', '/c', '/d', '/e', '/f'];
    for (const path of ['/slow', ...others]) cms.publish(path);
    const usual = cms.article.bind(cms);
    const held = Promise.withResolvers<void>();
    cms.article = async (path) => {
      if (path === '/slow') await held.promise;
      return usual(path);
    };
    source.ask(['/slow', ...others.slice(0, 5)]);
    source.ask(others.slice(5));
    await keptOf(others);
    expect(await client.store.articles.get('/slow')).toBeUndefined();
    held.resolve();
  });
});
