import { jest } from '@jest/globals';
import { unknownReader } from '#feature-kit/dimension.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { type CachedPage, PageStore } from '#server/pages/pageStore.ts';
import { until } from '../../support/until.ts';
import { dimensions, down, due, openPages, settle, stateOf, textOf, withFakeTimers } from './openPages.ts';

withFakeTimers();

describe('pages that are kept', () => {
  it('that are at hand are sent while there is no place to make others, and whoever wants what others make joins them', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 0 });
    const { source, pages } = openPages({ queue });
    source.publish('/known');
    source.publish('/cold');
    source.publish('/joined');
    await pages.deliver('/known', unknownReader);
    jest.advanceTimersByTime(due);
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));
    const first = pages.deliver('/joined', unknownReader);
    await settle();

    expect(stateOf(await pages.deliver('/known', unknownReader))).toBe('stale');
    await expect(pages.deliver('/cold', unknownReader)).rejects.toMatchObject({ status: 503 });
    const second = pages.deliver('/joined', unknownReader);
    await settle();
    answer();
    expect(textOf(await second)).toBe(textOf(await first));
    expect(source.asked).toEqual(['/known', '/joined']);
  });

  it('are sent at once in what their reader takes, and compressed well once they are asked for again', async () => {
    const { source, pages, left, store } = openPages();
    source.publish('/a', 'collagen '.repeat(500));
    const bytesOf = async () => store.get('/a', unknownReader)?.answer.representations;

    const first = await pages.deliver('/a', unknownReader, 'br');
    expect(first).toMatchObject({ answer: { representations: { br: { isBest: false } } } });
    expect([(await bytesOf())?.gzip, left.size]).toEqual([undefined, 0]);

    await pages.cached('/a', unknownReader, 'br');
    expect([...left.keys()]).toEqual(['compress /a\n']);
    for (const work of left.values()) await work();
    const best = (await bytesOf())?.br;
    expect(best?.isBest).toBe(true);
    expect((await pages.cached('/a', unknownReader, 'br'))?.answer.representations.br).toBe(best);
  });

  it('are compressed by nobody for whoever takes them as they are', async () => {
    const { source, pages, left, store } = openPages();
    source.publish('/a');
    await pages.deliver('/a', unknownReader, 'identity');
    await pages.cached('/a', unknownReader, 'identity');
    expect(Object.keys(store.get('/a', unknownReader)?.answer.representations ?? {})).toEqual(['identity']);
    expect(left.size).toBe(0);
  });

  it('are stored once, in what the first who asked for them takes', async () => {
    const stored: string[][] = [];
    class TellingStore extends PageStore {
      override store(page: CachedPage): void {
        stored.push(Object.keys(page.answer.representations));
        super.store(page);
      }
      override renew(...given: Parameters<PageStore['renew']>): void {
        stored.push(Object.keys(given[1]));
        super.renew(...given);
      }
    }
    const { source, pages } = openPages({ store: new TellingStore(dimensions, 10_000_000) });
    source.publish('/a');
    await pages.deliver('/a', unknownReader, 'br');
    expect(stored).toEqual([['br']]);
    pages.cached('/a', unknownReader, 'br');
    expect(stored).toHaveLength(1);
  });

  it('are never changed where they are kept: whoever has one may go on sending it', async () => {
    class FrozenStore extends PageStore {
      override store(page: CachedPage): void {
        super.store(frozen(page));
      }
      override renew(page: CachedPage, news: Parameters<PageStore['renew']>[1]): void {
        super.renew(page, news);
        const present = this.present(page);
        if (present) frozen(present);
      }
    }
    const frozen = (page: CachedPage): CachedPage => {
      Object.freeze(page.answer.representations);
      Object.freeze(page.answer);
      return Object.freeze(page);
    };
    const { source, pages, left } = openPages({ store: new FrozenStore(dimensions, 10_000_000) });
    source.publish('/a', 'first');
    await pages.deliver('/a', unknownReader, 'gzip');
    await pages.cached('/a', unknownReader, 'br');
    for (const work of left.values()) await work();
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', unknownReader, 'gzip');
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    source.before = down;
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', unknownReader);
    await settle();
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('stale');
  });

  it('take no more memory than they may', async () => {
    const { source, pages } = openPages({ cacheBytes: 50_000 });
    for (let index = 0; index < 100; index += 1) {
      source.publish(`/${index}`);
      await pages.deliver(`/${index}`, unknownReader);
    }
    const asked = Array.from({ length: 100 }, (_, index) => pages.cached(`/${index}`, unknownReader));
    const kept = (await Promise.all(asked)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(13);
    expect(await pages.cached('/99', unknownReader)).toBeDefined();
  });
});
