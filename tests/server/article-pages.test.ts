import { jest } from '@jest/globals';
import { pino } from 'pino';
import { ArticleIndex } from '../../content/articles/articleIndex.ts';
import { RelatedArticles } from '../../content/articles/relatedArticles.ts';
import { ContentUnavailableError } from '../../content/errors.ts';
import { nobody, type Reader } from '../../features/dimension.ts';
import { experimentsDimension } from '../../features/experiments/dimension.ts';
import { createMetrics } from '../../server/observability/metrics.ts';
import { representationIn } from '../../server/pages/answer.ts';
import { ArticlePages, type PageOutcome } from '../../server/pages/articlePages.ts';
import { countryDimension, PageDimensions } from '../../server/pages/dimensions.ts';
import {
  absentLifetime,
  degradedLifetime,
  errorWindow,
  failurePause,
  maxRenderAge,
  revalidateWindow,
} from '../../server/pages/freshness.ts';
import type { RenderArticle } from '../../server/pages/pageMaker.ts';
import { MemoryPageStore, type StoredPage } from '../../server/pages/pageStore.ts';
import { Line } from '../../server/process/line.ts';
import { Turns } from '../../server/process/turns.ts';
import { quietLog } from '../content/quietLog.ts';
import { FakeSource, renderPlainly } from './support.ts';

const freshFor = 60_000;
/** Beyond the jitter of ±10 %. */
const due = freshFor * 1.11;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A configuration in which everything of a reader that a page may depend on counts. */
const dimensions = new PageDimensions({
  country: countryDimension('x-country'),
  experiments: experimentsDimension(
    { experiments: undefined, experimentsCookie: 'variants' },
    { https: false },
  ),
});

/** A page that shows what stands around its article. */
const renderSurroundings: RenderArticle = async (_article, _reader, surroundings) =>
  renderPlainly(surroundings, nobody);

function openPages(
  given: {
    render?: RenderArticle;
    source?: FakeSource;
    related?: RelatedArticles;
    site?: { onChange: (listener: () => void) => () => void };
    line?: Line;
    store?: MemoryPageStore;
    cacheBytes?: number;
  } = {},
) {
  const source = given.source ?? new FakeSource();
  const rendered: unknown[] = [];
  const render = given.render ?? renderPlainly;
  /** What was left for idle moments. */
  const left = new Map<string, () => Promise<void>>();
  const store = given.store ?? new MemoryPageStore(given.cacheBytes ?? 10_000_000);
  const pages = new ArticlePages({
    source,
    ...(given.related ? { related: given.related } : {}),
    ...(given.site ? { site: given.site } : {}),
    render: (article, ...more) => {
      rendered.push(article);
      return render(article, ...more);
    },
    dimensions,
    store,
    line: given.line ?? new Line({ places: 100, maxWaiting: 0 }),
    turns: new Turns(),
    idleWork: { offer: (key, work) => void left.set(key, work) },
    log: pino({ level: 'silent' }),
    metrics: createMetrics({ processMetrics: false }),
    contentChecks: { rendered: () => undefined },
    security: { https: false },
    freshFor,
    deadline: 1_200,
  });
  return { source, pages, rendered, left, store };
}

/** Pages that lead to others. */
function openRelated() {
  const source = new FakeSource();
  const index = new ArticleIndex(source, quietLog());
  return { ...openPages({ source, related: new RelatedArticles(index), render: renderSurroundings }), index };
}

function textOf(outcome: PageOutcome): string {
  return outcome.kind === 'page'
    ? representationIn(outcome.answer, 'identity').body.toString()
    : outcome.kind;
}

function stateOf(outcome: PageOutcome): string {
  return outcome.kind === 'page' ? outcome.state : outcome.kind;
}

/** Lets work that nobody waits for come to its end. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

const down = () => {
  throw new ContentUnavailableError('timeout', 'the CMS is down');
};

describe('the pages of the articles', () => {
  it('are at hand once they are made, until they are due', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    expect(await pages.atHand('/a', nobody)).toBeUndefined();

    expect(stateOf(await pages.deliver('/a', nobody))).toBe('miss');
    expect(await pages.atHand('/a', nobody)).toBeDefined();
    jest.advanceTimersByTime(freshFor * 0.89);
    expect(await pages.atHand('/a', nobody)).toBeDefined();
    jest.advanceTimersByTime(freshFor * 0.22);
    expect(await pages.atHand('/a', nobody)).toBeUndefined();
  });

  it('ask the source once, however many readers ask at the same time for a page that is not there', async () => {
    const { source, pages, rendered } = openPages();
    source.publish('/cold');
    const outcomes = await Promise.all(Array.from({ length: 1_000 }, () => pages.deliver('/cold', nobody)));

    expect(new Set(outcomes.map(textOf)).size).toBe(1);
    expect(source.asked).toEqual(['/cold']);
    expect(rendered).toHaveLength(1);
  });

  it('are sent as they are when they are due, while a new one is made', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', nobody);
    source.articles.set('/a', { value: 'second', revision: 'b', updatedAt: '' });

    jest.advanceTimersByTime(due);
    const old = await pages.deliver('/a', nobody);
    expect([stateOf(old), textOf(old).includes('first')]).toEqual(['stale', true]);
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    expect(textOf(await pages.deliver('/a', nobody))).toContain('second');
    expect(source.asked).toHaveLength(2);
  });

  it('are not rendered again when the source says that nothing changed, but now and then all the same', async () => {
    const { source, pages, rendered } = openPages();
    source.publish('/a');
    await pages.deliver('/a', nobody);
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', nobody);
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    expect(rendered).toHaveLength(1);

    jest.advanceTimersByTime(maxRenderAge);
    await pages.deliver('/a', nobody);
    expect(rendered).toHaveLength(2);
  });

  it('are due when a block of theirs comes or goes by the clock, though their article is the same', async () => {
    const ends = Date.now() + 10_000;
    const { source, pages, rendered } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: false, experiments: [], instants: [ends - 20_000, ends] },
      }),
    });
    source.publish('/a');
    await pages.deliver('/a', nobody);
    jest.advanceTimersByTime(9_000);
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('hit');
    jest.advanceTimersByTime(1_000);
    await pages.deliver('/a', nobody);
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    expect(rendered).toHaveLength(2);
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', nobody);
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    expect(rendered).toHaveLength(2);
  });

  it('that nobody asked for in a long time are made anew before they are sent', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', nobody);
    source.articles.set('/a', { value: 'second', revision: 'b', updatedAt: '' });
    jest.advanceTimersByTime(revalidateWindow);

    const outcome = await pages.deliver('/a', nobody);
    expect([stateOf(outcome), textOf(outcome).includes('second')]).toEqual(['miss', true]);
  });

  it('are sent a day long while the source is down, and no longer', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', nobody);
    source.before = down;

    jest.advanceTimersByTime(errorWindow - 1);
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('stale');
    jest.advanceTimersByTime(1);
    await expect(pages.deliver('/a', nobody)).rejects.toMatchObject({ status: 503 });
  });

  it('leave a source that failed alone for a while, as long as there is a page to send', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', nobody);
    source.before = down;
    jest.advanceTimersByTime(due);

    await pages.deliver('/a', nobody);
    await settle();
    jest.advanceTimersByTime(failurePause - 1);
    for (let asks = 0; asks < 100; asks += 1) await pages.deliver('/a', nobody);
    expect(source.asked).toHaveLength(2);
    jest.advanceTimersByTime(1);
    await pages.deliver('/a', nobody);
    await settle();
    expect(source.asked).toHaveLength(3);
  });

  it('that could not be made are not remembered as failures', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    source.before = down;
    await expect(pages.deliver('/a', nobody)).rejects.toMatchObject({ status: 503 });
    source.before = () => undefined;
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('miss');
  });

  it('pass on when the source wants to be asked again', async () => {
    const { source, pages } = openPages();
    source.before = () => {
      throw new ContentUnavailableError('status', 'busy', { status: 503, retryAfterMs: 31_000 });
    };
    await expect(pages.deliver('/a', nobody)).rejects.toMatchObject({ headers: { 'Retry-After': '31' } });
  });

  it('are given up at the deadline, and kept when they come after it', async () => {
    const { source, pages } = openPages();
    source.publish('/slow');
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));

    const waiting = pages.deliver('/slow', nobody);
    await settle();
    jest.advanceTimersByTime(1_199);
    await settle();
    jest.advanceTimersByTime(1);
    await expect(waiting).rejects.toMatchObject({ status: 503 });

    answer();
    await until(async () => (await pages.atHand('/slow', nobody)) !== undefined);
    expect(source.asked).toHaveLength(1);
  });

  it('that do not exist are not asked for again for a moment, unless a change says that they do now', async () => {
    const { source, pages } = openPages();
    expect(stateOf(await pages.deliver('/new', nobody))).toBe('absent');
    expect(stateOf(await pages.deliver('/new', nobody))).toBe('absent');
    expect(source.asked).toHaveLength(1);

    source.publish('/new');
    expect(stateOf(await pages.deliver('/new', nobody))).toBe('miss');

    expect(stateOf(await pages.deliver('/other', nobody))).toBe('absent');
    jest.advanceTimersByTime(absentLifetime + 1);
    await pages.deliver('/other', nobody);
    expect(source.asked.filter((path) => path === '/other')).toHaveLength(2);
  });

  it('are dropped by a change of their article, and no others are', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    source.publish('/a/b', 'below');
    await pages.deliver('/a', nobody);
    await pages.deliver('/a/b', nobody);

    source.publish('/a', 'second');
    expect(await pages.atHand('/a', nobody)).toBeUndefined();
    expect(await pages.atHand('/a/b', nobody)).toBeDefined();
    expect(textOf(await pages.deliver('/a', nobody))).toContain('second');
  });

  it('tell what was changed in their article', async () => {
    const { source, pages } = openPages({ render: renderSurroundings });
    source.publish('/a');
    const article = source.articles.get('/a');
    const changes = [{ at: '2026-05-04T09:00:00Z', note: 'Doses corrected.' }];
    if (article) source.articles.set('/a', { ...article, changes });
    expect(textOf(await pages.deliver('/a', nobody))).toContain('Doses corrected.');
  });

  it('are dropped when they would lead to other articles, and only then', async () => {
    const { source, pages, index } = openRelated();
    source.publish('/sleep/naps', { title: 'Naps' });
    source.publish('/iron', { title: 'Iron' });
    await index.upToDate();
    await pages.deliver('/sleep/naps', nobody);
    await pages.deliver('/iron', nobody);

    source.publish('/sleep/dreams', { title: 'Dreams' });
    await index.upToDate();
    await settle();
    expect(await pages.atHand('/iron', nobody)).toBeDefined();
    expect(await pages.atHand('/sleep/naps', nobody)).toBeUndefined();
    expect(textOf(await pages.deliver('/sleep/naps', nobody))).toContain('/sleep/dreams');

    source.articles.delete('/sleep/dreams');
    source.tellChange('/sleep/dreams');
    await index.upToDate();
    await settle();
    expect(textOf(await pages.deliver('/sleep/naps', nobody))).not.toContain('/sleep/dreams');
  });

  it('that were made before the other articles were known are dropped when these are', async () => {
    const { source, pages, index } = openRelated();
    source.publish('/sleep/naps', { title: 'Naps' });
    source.publish('/sleep/dreams', { title: 'Dreams' });
    await pages.deliver('/sleep/naps', nobody);
    await index.upToDate();
    await settle();
    expect(textOf(await pages.deliver('/sleep/naps', nobody))).toContain('/sleep/dreams');
  });

  it('are gone with their article', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', nobody);
    source.articles.delete('/a');
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', nobody);
    await settle();
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('absent');
  });

  it('are all dropped when something changes that stands around them, with those that are being made', async () => {
    let tell = () => {};
    const site = {
      onChange: (listener: () => void) => {
        tell = listener;
        return () => {};
      },
    };
    const { pages, source, rendered } = openPages({ site });
    source.publish('/sleep/a');
    source.publish('/sleep/b');
    for (const path of ['/sleep/a', '/sleep/b']) await pages.deliver(path, nobody);
    const underWay = pages.deliver('/sleep/c', nobody);
    tell();
    await settle();
    await underWay;
    expect(await pages.atHand('/sleep/a', nobody)).toBeUndefined();
    for (const path of ['/sleep/a', '/sleep/b']) await pages.deliver(path, nobody);
    expect(rendered).toHaveLength(4);
  });

  it('that were being made when their article changed are sent to those who waited, and not kept', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));
    const waiting = pages.deliver('/a', nobody);
    await settle();
    const before = source.articles.get('/a');
    source.before = () => undefined;
    source.publish('/a', 'second');
    const later = pages.deliver('/a', nobody);
    expect(textOf(await later)).toContain('second');

    if (before) source.articles.set('/a', before);
    answer();
    expect(textOf(await waiting)).toContain('first');
    expect(textOf(await pages.deliver('/a', nobody))).toContain('second');
  });

  it('that miss a part live only seconds', async () => {
    let isBroken = true;
    const { source, pages } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        degraded: isBroken,
      }),
    });
    source.publish('/a');
    const outcome = await pages.deliver('/a', nobody);
    expect(outcome.kind === 'page' && outcome.answer.unchangedHeaders).toContain('X-Pagewell-Degraded');
    isBroken = false;
    jest.advanceTimersByTime(degradedLifetime * 1.11);
    await pages.deliver('/a', nobody);
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    const mended = await pages.deliver('/a', nobody);
    expect(mended.kind === 'page' && mended.answer.unchangedHeaders).not.toContain('X-Pagewell-Degraded');
  });

  it('made from the last good copy of a source that is down are marked and asked for again soon', async () => {
    const { source, pages } = openPages();
    const stale = { confirmedAt: new Date().toISOString(), cause: 'timeout' };
    source.articles.set('/a', { value: 'old', revision: 'a', updatedAt: '', stale });
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('stale');
    expect(await pages.atHand('/a', nobody)).toBeUndefined();
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('stale');
    expect(source.asked).toHaveLength(1);
  });

  it('stay as they were when a new revision cannot be a page', async () => {
    let isUsable = true;
    const { source, pages } = openPages({
      render: async (article, reader) => {
        const page = await renderPlainly(article, reader);
        return isUsable ? page : { ...page, document: undefined };
      },
    });
    source.publish('/a', 'good');
    await pages.deliver('/a', nobody);
    isUsable = false;
    source.articles.set('/a', { value: 'bad', revision: 'b', updatedAt: '' });
    jest.advanceTimersByTime(revalidateWindow);
    for (let asks = 0; asks < 10; asks += 1)
      expect(textOf(await pages.deliver('/a', nobody))).toContain('good');
    expect(source.asked.length).toBeLessThanOrEqual(2);
  });

  it('let an error of the shell through, or send the old page where there is one', async () => {
    let isBroken = false;
    const { source, pages } = openPages({
      render: async (article, reader) => {
        if (isBroken) throw new TypeError('the shell is broken');
        return renderPlainly(article, reader);
      },
    });
    source.publish('/a');
    source.publish('/b');
    await pages.deliver('/a', nobody);
    isBroken = true;
    source.articles.set('/a', { value: 'new', revision: 'b', updatedAt: '' });
    jest.advanceTimersByTime(revalidateWindow);
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('stale');
    await expect(pages.deliver('/b', nobody)).rejects.toThrow('the shell is broken');
  });

  it('that are at hand are sent while there is no place to make others, and whoever wants what others make joins them', async () => {
    const line = new Line({ places: 1, maxWaiting: 0 });
    const { source, pages } = openPages({ line });
    source.publish('/known');
    source.publish('/cold');
    source.publish('/joined');
    await pages.deliver('/known', nobody);
    jest.advanceTimersByTime(due);
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));
    const first = pages.deliver('/joined', nobody);
    await settle();

    expect(stateOf(await pages.deliver('/known', nobody))).toBe('stale');
    await expect(pages.deliver('/cold', nobody)).rejects.toMatchObject({ status: 503 });
    const second = pages.deliver('/joined', nobody);
    await settle();
    answer();
    expect(textOf(await second)).toBe(textOf(await first));
    expect(source.asked).toEqual(['/known', '/joined']);
  });

  it('are sent at once in what their reader takes, and compressed well once they are asked for again', async () => {
    const { source, pages, left, store } = openPages();
    source.publish('/a', 'collagen '.repeat(500));
    const bytesOf = async () => (await store.get('/a', ''))?.answer.representations;

    const first = await pages.deliver('/a', nobody, 'br');
    expect(first).toMatchObject({ answer: { representations: { br: { isBest: false } } } });
    expect([(await bytesOf())?.gzip, left.size]).toEqual([undefined, 0]);

    await pages.atHand('/a', nobody, 'br');
    expect([...left.keys()]).toEqual(['compress /a\n']);
    for (const work of left.values()) await work();
    const best = (await bytesOf())?.br;
    expect(best?.isBest).toBe(true);
    expect((await pages.atHand('/a', nobody, 'br'))?.answer.representations.br).toBe(best);
  });

  it('are compressed by nobody for whoever takes them as they are', async () => {
    const { source, pages, left, store } = openPages();
    source.publish('/a');
    await pages.deliver('/a', nobody, 'identity');
    await pages.atHand('/a', nobody, 'identity');
    expect(Object.keys((await store.get('/a', ''))?.answer.representations ?? {})).toEqual(['identity']);
    expect(left.size).toBe(0);
  });

  it('are never changed where they are kept, so that a store may be shared', async () => {
    class FrozenStore extends MemoryPageStore {
      override set(path: string, variant: string, page: StoredPage): Promise<void> {
        Object.freeze(page.answer.representations);
        return super.set(path, variant, Object.freeze({ ...page, answer: Object.freeze(page.answer) }));
      }
    }
    const { source, pages, left } = openPages({ store: new FrozenStore(10_000_000) });
    source.publish('/a', 'first');
    await pages.deliver('/a', nobody, 'gzip');
    await pages.atHand('/a', nobody, 'br');
    for (const work of left.values()) await work();
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', nobody, 'gzip');
    await until(async () => (await pages.atHand('/a', nobody)) !== undefined);
    source.before = down;
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', nobody);
    await settle();
    expect(stateOf(await pages.deliver('/a', nobody))).toBe('stale');
  });

  it('take no more memory than they may', async () => {
    const { source, pages } = openPages({ cacheBytes: 50_000 });
    for (let index = 0; index < 100; index += 1) {
      source.publish(`/${index}`);
      await pages.deliver(`/${index}`, nobody);
    }
    const asked = Array.from({ length: 100 }, (_, index) => pages.atHand(`/${index}`, nobody));
    const kept = (await Promise.all(asked)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(13);
    expect(await pages.atHand('/99', nobody)).toBeDefined();
  });
});

describe('pages that depend on their reader', () => {
  const german: Reader = { country: 'DE', experiments: { layout: 'wide' } };
  const british: Reader = { country: 'GB', experiments: {} };

  it('are kept apart by what they depend on, and by nothing else', async () => {
    const { source, pages, rendered } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: true, experiments: [] },
      }),
    });
    source.publish('/a');
    expect(textOf(await pages.deliver('/a', german))).toContain('DE');
    expect(textOf(await pages.deliver('/a', british))).toContain('GB');
    await pages.deliver('/a', { country: 'DE', experiments: { layout: 'narrow', other: 'x' } });
    expect(rendered).toHaveLength(2);
    expect(await pages.atHand('/a', nobody)).toBeUndefined();
  });

  it('go to the right reader, also when different ones ask for a new page at the same time', async () => {
    const { source, pages } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: false, experiments: ['layout'] },
      }),
    });
    source.publish('/a');
    const [wide, plain] = await Promise.all([pages.deliver('/a', german), pages.deliver('/a', british)]);
    expect(textOf(wide)).toContain('wide');
    expect(textOf(plain)).not.toContain('wide');
  });

  it('are kept apart by every experiment, where a widget looks at all of them', async () => {
    const { source, pages, rendered } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: false, experiments: 'all' },
      }),
    });
    source.publish('/a');
    await pages.deliver('/a', { country: undefined, experiments: { a: 'x', b: 'y' } });
    await pages.deliver('/a', { country: 'DE', experiments: { b: 'y', a: 'x' } });
    expect(rendered).toHaveLength(1);
    await pages.deliver('/a', { country: undefined, experiments: { a: 'x', b: 'z' } });
    expect(rendered).toHaveLength(2);
  });

  it('are kept by no proxy on the way', async () => {
    const { source, pages } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: true, experiments: [] },
      }),
    });
    source.publish('/a');
    const outcome = await pages.deliver('/a', german);
    const headers = outcome.kind === 'page' ? outcome.answer.unchangedHeaders : [];
    expect(headers[headers.indexOf('Cache-Control') + 1]).toBe('private, no-cache');
  });

  it('all go when their article changes', async () => {
    const { source, pages } = openPages({
      render: async (article, reader) => ({
        ...(await renderPlainly(article, reader)),
        dependsOn: { country: true, experiments: [] },
      }),
    });
    source.publish('/a');
    await pages.deliver('/a', german);
    await pages.deliver('/a', british);
    source.publish('/a');
    expect(await Promise.all([pages.atHand('/a', german), pages.atHand('/a', british)])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'may name an experiment %s without harm',
    async (name) => {
      const { source, pages } = openPages({
        render: async (article, reader) => ({
          ...(await renderPlainly(article, reader)),
          dependsOn: { country: false, experiments: [name] },
        }),
      });
      source.publish('/a');
      expect(stateOf(await pages.deliver('/a', nobody))).toBe('miss');
      expect(await pages.atHand('/a', british)).toBeDefined();
    },
  );
});
