import { nobody } from '../../../features/parts/dimension.ts';
import { makePagesAhead } from '../../../server/pages/pagesAhead.ts';
import { quietLog } from '../../content/quietLog.ts';
import { atPaths, listed } from '../../shell/listedArticles.ts';
import { openPages, withFakeTimers } from './openPages.ts';

withFakeTimers();

const paths = ['/newest', '/newer', '/new'];
const reader = nobody;
const limit = 5_000;

function openSite() {
  const { source, pages } = openPages();
  for (const path of paths) source.publish(path);
  const atHand = () => paths.filter((path) => pages.atHand(path, reader, 'br') !== undefined);
  return { source, pages, atHand, log: quietLog(), listed: async () => listed(...atPaths(...paths)) };
}

describe('the pages of the newest articles, before anybody asks', () => {
  it('are made and kept', async () => {
    const { pages, atHand, log, listed } = openSite();
    await makePagesAhead({ pages, listed, reader, log, limit });
    expect(atHand()).toEqual(paths);
    expect(log.lines).toEqual([
      { level: 'info', message: 'the newest pages are made', details: { made: 3, of: 3 } },
    ]);
  });

  it('are as many as there is time for, the newest first', async () => {
    const { pages, atHand, log, listed } = openSite();
    const clock = [0, 0, 4_999, 5_000];
    const now = () => clock.shift() ?? limit;
    await makePagesAhead({ pages, listed, reader, log, limit, now });
    expect(atHand()).toEqual(paths.slice(0, 2));
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
      'a page could not be made ahead',
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
