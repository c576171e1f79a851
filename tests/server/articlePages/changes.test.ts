import { jest } from '@jest/globals';
import { unknownReader } from '#feature-kit/dimension.ts';
import { maxRenderAgeMs } from '#server/pages/freshness.ts';
import { due, openPages, renderSurroundings, settle, stateOf, textOf, withFakeTimers } from './openPages.ts';

withFakeTimers();

describe('the pages of the articles, when something changes', () => {
  it('are dropped by a change of their article, and no others are', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    source.publish('/a/b', 'below');
    await pages.deliver('/a', unknownReader);
    await pages.deliver('/a/b', unknownReader);

    source.publish('/a', 'second');
    expect(await pages.cached('/a', unknownReader)).toBeUndefined();
    expect(await pages.cached('/a/b', unknownReader)).toBeDefined();
    expect(textOf(await pages.deliver('/a', unknownReader))).toContain('second');
  });

  it('stay where they show the revision that is told of, and are dropped where they show another', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    await pages.deliver('/a', unknownReader);
    const shown = source.articles.get('/a')?.revision;
    source.tellChange('/a', shown);
    expect(pages.cached('/a', unknownReader)).toBeDefined();
    source.tellChange('/a', `not ${shown}`);
    expect(pages.cached('/a', unknownReader)).toBeUndefined();
  });

  it('tell what was changed in their article', async () => {
    const { source, pages } = openPages({ render: renderSurroundings });
    source.publish('/a');
    const article = source.articles.get('/a');
    const changes = [{ at: '2026-05-04T09:00:00Z', note: 'Doses corrected.' }];
    if (article) source.articles.set('/a', { ...article, changes });
    expect(textOf(await pages.deliver('/a', unknownReader))).toContain('Doses corrected.');
  });

  it('show what their article is said to lead to, and follow when they are rendered again', async () => {
    const { source, pages, rendered } = openPages({ render: renderSurroundings });
    source.publish('/sleep/naps');
    const article = source.articles.get('/sleep/naps');
    if (!article) throw new Error('It was published.');
    const other = { title: 'Other', updatedAt: '2026-05-04T09:00:00Z' };
    const translations = [{ path: '/es/siestas', language: 'es', isOriginal: false }];
    source.articles.set('/sleep/naps', {
      ...article,
      related: [{ path: '/sleep/before', ...other }],
      translations,
    });
    const first = textOf(await pages.deliver('/sleep/naps', unknownReader));
    expect(first).toContain('/sleep/before');
    expect(first).toContain('/es/siestas');

    source.articles.set('/sleep/naps', { ...article, related: [{ path: '/sleep/after', ...other }] });
    jest.advanceTimersByTime(due);
    await pages.deliver('/sleep/naps', unknownReader);
    await settle();
    expect(rendered).toHaveLength(1);
    jest.advanceTimersByTime(maxRenderAgeMs - due);
    // The previous page is sent while the next one is made.
    expect(stateOf(await pages.deliver('/sleep/naps', unknownReader))).toBe('stale');
    await settle();
    const next = textOf(await pages.deliver('/sleep/naps', unknownReader));
    expect(next).toContain('/sleep/after');
    expect(next).not.toContain('/es/siestas');
  });

  it('are gone with their article', async () => {
    const { source, pages } = openPages();
    source.publish('/a');
    await pages.deliver('/a', unknownReader);
    source.articles.delete('/a');
    jest.advanceTimersByTime(due);
    await pages.deliver('/a', unknownReader);
    await settle();
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('absent');
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
    for (const path of ['/sleep/a', '/sleep/b']) await pages.deliver(path, unknownReader);
    const underWay = pages.deliver('/sleep/c', unknownReader);
    tell();
    await settle();
    await underWay;
    expect(await pages.cached('/sleep/a', unknownReader)).toBeUndefined();
    for (const path of ['/sleep/a', '/sleep/b']) await pages.deliver(path, unknownReader);
    expect(rendered).toHaveLength(4);
  });

  it('that were being made when their article changed are sent to those who waited, and not kept', async () => {
    const { source, pages } = openPages();
    source.publish('/a', 'first');
    let answer = () => {};
    source.before = () => new Promise<void>((resolve) => (answer = resolve));
    const waiting = pages.deliver('/a', unknownReader);
    await settle();
    const before = source.articles.get('/a');
    source.before = () => undefined;
    source.publish('/a', 'second');
    const later = pages.deliver('/a', unknownReader);
    expect(textOf(await later)).toContain('second');

    if (before) source.articles.set('/a', before);
    answer();
    expect(textOf(await waiting)).toContain('first');
    expect(textOf(await pages.deliver('/a', unknownReader))).toContain('second');
  });
});
