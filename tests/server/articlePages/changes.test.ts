import { jest } from '@jest/globals';
import { nobody } from '#features/parts/dimension.ts';
import { failurePause } from '#server/pages/freshness.ts';
import {
  down,
  due,
  openPages,
  openRelated,
  renderSurroundings,
  settle,
  stateOf,
  textOf,
  withFakeTimers,
} from './openPages.ts';

withFakeTimers();

describe('the pages of the articles, when something changes', () => {
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

  it('stay where they show the revision that is told of, and are dropped where they show another', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', nobody);
    const shown = source.articles.get('/a')?.revision;
    source.tellChange('/a', shown);
    expect(pages.atHand('/a', nobody)).toBeDefined();
    source.tellChange('/a', `not ${shown}`);
    expect(pages.atHand('/a', nobody)).toBeUndefined();
  });

  it('tell what was changed in their article', async () => {
    const { source, pages } = openPages({ render: renderSurroundings });
    source.publish('/a');
    const article = source.articles.get('/a');
    const changes = [{ at: '2026-05-04T09:00:00Z', note: 'Doses corrected.' }];
    if (article) source.articles.set('/a', { ...article, changes });
    expect(textOf(await pages.deliver('/a', nobody))).toContain('Doses corrected.');
  });

  it('are dropped when they lead to other articles, or to other translations, and only then', async () => {
    const { source, pages, published } = openRelated();
    source.publish('/sleep/naps');
    source.publish('/iron');
    for (const path of ['/sleep/naps', '/iron']) await pages.deliver(path, nobody);

    published.lead('/sleep/naps', ['/sleep/dreams']);
    expect(await pages.atHand('/iron', nobody)).toBeDefined();
    expect(await pages.atHand('/sleep/naps', nobody)).toBeUndefined();
    expect(textOf(await pages.deliver('/sleep/naps', nobody))).toContain('/sleep/dreams');

    published.lead('/iron', [], [{ path: '/hierro', language: 'es', isOriginal: false }]);
    expect(await pages.atHand('/sleep/naps', nobody)).toBeDefined();
    expect(textOf(await pages.deliver('/iron', nobody))).toContain('/hierro');
  });

  it('that were being made when they came to lead elsewhere are sent to those who waited, and not kept', async () => {
    const { source, pages, published } = openRelated();
    source.publish('/sleep/naps');
    const answer = Promise.withResolvers<void>();
    published.before = () => answer.promise;
    const waiting = pages.deliver('/sleep/naps', nobody);
    await settle();
    published.before = () => undefined;
    published.lead('/sleep/naps', ['/sleep/dreams']);
    answer.resolve();
    await waiting;
    expect(textOf(await pages.deliver('/sleep/naps', nobody))).toContain('/sleep/dreams');
  });

  it('that lead elsewhere are sent as they were while the source is down, and rendered again afterwards', async () => {
    const { source, pages, published } = openRelated();
    source.publish('/sleep/naps');
    await pages.deliver('/sleep/naps', nobody);

    published.lead('/sleep/naps', ['/sleep/dreams']);
    source.before = down;
    expect(stateOf(await pages.deliver('/sleep/naps', nobody))).toBe('stale');

    source.before = () => undefined;
    jest.advanceTimersByTime(failurePause + 1);
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
});
