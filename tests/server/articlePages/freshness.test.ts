import { jest } from '@jest/globals';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { unknownReader } from '#feature-kit/dimension.ts';
import {
  absentLifetimeMs,
  errorWindowMs,
  failurePauseMs,
  maxRenderAgeMs,
  revalidateWindowMs,
} from '#server/pages/freshness.ts';
import { until } from '../../support/until.ts';
import { renderPlainly } from '../support.ts';
import {
  dependingOn,
  down,
  due,
  freshFor,
  openPages,
  settle,
  stateOf,
  textOf,
  withFakeTimers,
} from './openPages.ts';

withFakeTimers();

describe('the pages of the articles', () => {
  it('are at hand once they are made, until they are due', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    expect(await pages.cached('/a', unknownReader)).toBeUndefined();

    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('miss');
    expect(await pages.cached('/a', unknownReader)).toBeDefined();
    jest.advanceTimersByTime(freshFor * 0.89);
    expect(await pages.cached('/a', unknownReader)).toBeDefined();
    jest.advanceTimersByTime(freshFor * 0.22);
    expect(await pages.cached('/a', unknownReader)).toBeUndefined();
  });

  it('ask the source once, however many readers ask at the same time for a page that is not there', async () => {
    const { source, pages, rendered } = openPages();
    source.publish('/cold');
    const outcomes = await Promise.all(
      Array.from({ length: 1_000 }, () => pages.deliver('/cold', unknownReader)),
    );

    expect(new Set(outcomes.map(textOf)).size).toBe(1);
    expect(source.asked).toEqual(['/cold']);
    expect(rendered).toHaveLength(1);
  });

  it('are sent as they are when they are due, while a new one is made', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', unknownReader);
    source.articles.set('/a', { value: 'second', revision: 'b', updatedAt: '' });

    jest.advanceTimersByTime(due);
    const old = await pages.deliver('/a', unknownReader);
    expect([stateOf(old), textOf(old).includes('first')]).toEqual(['stale', true]);
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    expect(textOf(await pages.deliver('/a', unknownReader))).toContain('second');
    expect(source.asked).toHaveLength(2);
  });

  it('are not rendered again when the source says that nothing changed, but now and then all the same', async () => {
    const { source, pages, rendered } = openPages();
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', unknownReader);
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    expect(rendered).toHaveLength(1);

    jest.advanceTimersByTime(maxRenderAgeMs);
    await pages.deliver('/a', unknownReader);
    expect(rendered).toHaveLength(2);
  });

  it('are due when a block of theirs comes or goes by the clock, though their article is the same', async () => {
    const ends = Date.now() + 10_000;
    const { source, pages, rendered } = openPages({
      render: dependingOn({ instants: [ends - 20_000, ends] }),
    });
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    jest.advanceTimersByTime(9_000);
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('hit');
    jest.advanceTimersByTime(1_000);
    await pages.deliver('/a', unknownReader);
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    expect(rendered).toHaveLength(2);
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', unknownReader);
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    expect(rendered).toHaveLength(2);
  });

  it('are rendered again for the next reader when a block of theirs came or went while they were rendered', async () => {
    const ends = Date.now() + 10;
    const { source, pages, rendered } = openPages({
      render: async (article, reader) => {
        jest.setSystemTime(Math.max(Date.now(), ends + 1));
        return {
          ...(await renderPlainly(article, reader)),
          dependsOn: { countries: [], experiments: [], instants: [ends] },
        };
      },
    });
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('stale');
    await until(async () => pages.cached('/a', unknownReader) !== undefined);
    expect(rendered).toHaveLength(2);
  });

  it('that nobody asked for in a long time are made anew before they are sent', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', unknownReader);
    source.articles.set('/a', { value: 'second', revision: 'b', updatedAt: '' });
    jest.advanceTimersByTime(revalidateWindowMs);

    const outcome = await pages.deliver('/a', unknownReader);
    expect([stateOf(outcome), textOf(outcome).includes('second')]).toEqual(['miss', true]);
  });

  it('are sent a day long while the source is down, and no longer', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    source.before = down;

    jest.advanceTimersByTime(errorWindowMs - 1);
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('stale');
    jest.advanceTimersByTime(1);
    await expect(pages.deliver('/a', unknownReader)).rejects.toMatchObject({ status: 503 });
  });

  it('leave a source that failed alone for a while, as long as there is a page to send', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    source.before = down;
    jest.advanceTimersByTime(due);

    await pages.deliver('/a', unknownReader);
    await settle();
    jest.advanceTimersByTime(failurePauseMs - 1);
    for (let asks = 0; asks < 100; asks += 1) await pages.deliver('/a', unknownReader);
    expect(source.asked).toHaveLength(2);
    jest.advanceTimersByTime(1);
    await pages.deliver('/a', unknownReader);
    await settle();
    expect(source.asked).toHaveLength(3);
  });

  it('that could not be made are not remembered as failures', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    source.before = down;
    await expect(pages.deliver('/a', unknownReader)).rejects.toMatchObject({ status: 503 });
    source.before = () => undefined;
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('miss');
  });

  it('pass on when the source wants to be asked again', async () => {
    const { source, pages } = openPages();
    source.before = () => {
      throw new ContentUnavailableError('status', 'busy', { status: 503, retryAfterMs: 31_000 });
    };
    await expect(pages.deliver('/a', unknownReader)).rejects.toMatchObject({
      headers: { 'Retry-After': '31' },
    });
  });

  it('are given up at the deadline, and kept when they come after it', async () => {
    const { source, pages } = openPages();
    source.publish('/slow');
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));

    const waiting = pages.deliver('/slow', unknownReader);
    await settle();
    jest.advanceTimersByTime(1_199);
    await settle();
    jest.advanceTimersByTime(1);
    await expect(waiting).rejects.toMatchObject({ status: 503 });

    answer();
    await until(async () => (await pages.cached('/slow', unknownReader)) !== undefined);
    expect(source.asked).toHaveLength(1);
  });

  it('that do not exist are not asked for again for a moment, unless a change says that they do now', async () => {
    const { source, pages } = openPages();
    expect(stateOf(await pages.deliver('/new', unknownReader))).toBe('absent');
    expect(stateOf(await pages.deliver('/new', unknownReader))).toBe('absent');
    expect(source.asked).toHaveLength(1);

    source.publish('/new');
    expect(stateOf(await pages.deliver('/new', unknownReader))).toBe('miss');

    expect(stateOf(await pages.deliver('/other', unknownReader))).toBe('absent');
    jest.advanceTimersByTime(absentLifetimeMs + 1);
    await pages.deliver('/other', unknownReader);
    expect(source.asked.filter((path) => path === '/other')).toHaveLength(2);
  });
});
