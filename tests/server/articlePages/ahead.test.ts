import { jest } from '@jest/globals';
import { unknownReader } from '#feature-kit/dimension.ts';
import { makePagesAhead } from '#server/pages/pagesAhead.ts';
import { quietLog } from '../../content/quietLog.ts';
import { atPaths, listed } from '../../shell/listedArticles.ts';
import { openPages, withFakeTimers } from './openPages.ts';

withFakeTimers();

const paths = ['/newest', '/newer', '/new'];
const reader = unknownReader;
const limit = 5_000;

function openSite() {
  const { source, pages } = openPages();
  for (const path of paths) source.publish(path);
  const atHand = () => paths.filter((path) => pages.cached(path, reader, 'br') !== undefined);
  return { source, pages, atHand, log: quietLog(), listed: async () => listed(...atPaths(...paths)) };
}

describe('the pages of the newest articles, before anybody asks', () => {
  it('are made and kept', async () => {
    const { pages, atHand, log, listed } = openSite();
    await makePagesAhead({ pages, listed, reader, log, limit });
    expect(atHand()).toEqual(paths);
    expect(log.lines).toEqual([
      { level: 'info', message: 'the newest pages are rendered', details: { made: 3, of: 3 } },
    ]);
  });

  it('are as many as there is time for, the newest first', async () => {
    const { source, pages, atHand, log, listed } = openSite();
    const held = Promise.withResolvers<void>();
    source.before = async (path) => {
      if (path === '/newer') await held.promise;
    };
    // Less than a page may take.
    const making = makePagesAhead({ pages, listed, reader, log, limit: 500 });
    await jest.advanceTimersByTimeAsync(500);
    await making;
    expect(atHand()).toEqual(['/newest']);
    expect(log.lines).toEqual([
      expect.objectContaining({ message: 'not all of the newest pages were rendered before the limit' }),
    ]);
    held.resolve();
    await jest.advanceTimersByTimeAsync(500);
    expect(atHand()).not.toContain('/new');
  });

  it('are no reason to wait for longer, where it takes long to find out which they are', async () => {
    const { pages, atHand, log } = openSite();
    const held = Promise.withResolvers<ReturnType<typeof listed>>();
    const making = makePagesAhead({ pages, listed: () => held.promise, reader, log, limit });
    await jest.advanceTimersByTimeAsync(limit);
    await making;
    // Nothing is made any more when it is known at last.
    held.resolve(listed(...atPaths(...paths)));
    await jest.advanceTimersByTimeAsync(0);
    expect(atHand()).toEqual([]);
  });

  it('are made without the one that cannot be made, which is told', async () => {
    const { source, pages, atHand, log, listed } = openSite();
    source.before = (path) => {
      if (path === '/newer') throw new Error('The database has lost it.');
    };
    await makePagesAhead({ pages, listed, reader, log, limit });
    expect(atHand()).toEqual(['/newest', '/new']);
    expect(log.lines.map(({ level, message }) => [level, message])).toContainEqual([
      'warn',
      'a page could not be rendered ahead',
    ]);
  });

  it('are none where it is not known which they are, and the server starts all the same', async () => {
    const { pages, atHand, log } = openSite();
    const listed = async () => {
      throw new Error('The database is away.');
    };
    await makePagesAhead({ pages, listed, reader, log, limit });
    expect(atHand()).toEqual([]);
    expect(log.lines).toEqual([expect.objectContaining({ level: 'warn' })]);
  });
});
