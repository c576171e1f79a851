import { jest } from '@jest/globals';
import { nobody } from '../../../features/parts/dimension.ts';
import {
  due,
  openPages,
  openRelated,
  openTranslated,
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

  it('are made anew when a translation is published, in another language than before, withdrawn, or one of something else', async () => {
    const { source, pages, index } = openTranslated();
    source.publish('/zinc', { title: 'Zinc', language: 'en' });
    source.publish('/iron', { title: 'Iron', language: 'en' });
    await index.upToDate();
    const told = async (path: string) =>
      JSON.parse(textOf(await pages.deliver(path, nobody)).replace(/.*<\/title>/, '')).article;
    const whenChanged = async (change: () => void) => {
      for (const path of ['/zinc', '/iron']) await pages.deliver(path, nobody);
      change();
      await index.upToDate();
      await settle();
      const isKept = ['/zinc', '/iron'].map((path) => pages.atHand(path, nobody) !== undefined);
      const { translations } = await told('/zinc');
      return { isKept, translations };
    };
    const cinc = { title: 'Cinc', language: 'es', translationOf: '/zinc' };
    const kept = [false, true];

    expect(await whenChanged(() => source.publish('/cinc', cinc))).toEqual({
      isKept: kept,
      translations: [{ path: '/cinc', language: 'es', isOriginal: false }],
    });
    expect(await whenChanged(() => source.publish('/cinc', { ...cinc, title: 'El cinc' }))).toMatchObject({
      isKept: [true, true],
    });
    expect(await whenChanged(() => source.publish('/cinc', { ...cinc, language: 'ca' }))).toEqual({
      isKept: kept,
      translations: [{ path: '/cinc', language: 'ca', isOriginal: false }],
    });
    const isOfIron = () => source.publish('/cinc', { ...cinc, translationOf: '/iron' });
    expect(await whenChanged(isOfIron)).toEqual({ isKept: [false, false], translations: [] });
    expect(await whenChanged(() => source.publish('/cinc', cinc))).toMatchObject({ isKept: [false, false] });
    const isGone = () => {
      source.articles.delete('/cinc');
      source.tellChange('/cinc');
    };
    expect(await whenChanged(isGone)).toEqual({ isKept: kept, translations: [] });
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
