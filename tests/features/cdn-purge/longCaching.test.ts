import { jest } from '@jest/globals';
import { openCdnPurge } from '#features/cdn-purge/openCdnPurge.ts';
import { siteTag } from '#platform/http/cacheTags.ts';
import { until } from '../../support/until.ts';
import {
  aboutUs,
  cdn,
  openInstance,
  pass,
  pending,
  purged,
  quietParts,
  reach,
  toHttp,
  token,
} from './cdnOfTest.ts';

describe('pages are kept for a day', () => {
  test('only once the CDN has heard of the start, and while it hears within a minute what has changed', async () => {
    cdn.answers = [403];
    const { tellsCaches, change, work } = await openInstance(toHttp());
    expect(tellsCaches()).toBe('of some');
    await work();
    await pending(siteTag);
    expect(tellsCaches()).toBe('of some');
    await work();
    await until(() => tellsCaches() === 'of all changes');
    await pass(5);
    await work();

    change('/about-us');
    await pending(...aboutUs);
    await pass(30);
    expect(tellsCaches()).toBe('of all changes');
    await pass(30);
    await until(() => tellsCaches() === 'of some');
    await work();
    await pass(5);
    await work();
    await until(() => tellsCaches() === 'of all changes');
  });

  test('only while the instance hears of what others change, and all pages are dropped when it does again', async () => {
    const { tellsCaches, work, loseNotices, hearAgain } = await openInstance(toHttp());
    await work();
    await until(() => tellsCaches() === 'of all changes');
    loseNotices();
    expect(tellsCaches()).toBe('of some');
    hearAgain();
    expect(tellsCaches()).toBe('of all changes');
    await pending(siteTag);
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('only while the database says what is still to be purged', async () => {
    const { tellsCaches, work } = await openInstance(toHttp());
    await work();
    await until(() => tellsCaches() === 'of all changes');
    reach.isDatabaseAway = true;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    try {
      expect(tellsCaches()).toBe('of some');
    } finally {
      now.mockRestore();
    }
  });

  test('where articles are a CMS’s only if it notifies of changes, and while the instance hears them', async () => {
    const silent = await openInstance(toHttp(), { cms: 'silent' });
    const notified = await openInstance(toHttp(), { cms: 'notifying' });
    await notified.work();
    await until(() => notified.tellsCaches() === 'of all changes');
    expect(silent.tellsCaches()).toBe('of some');
    notified.loseNotices();
    expect(notified.tellsCaches()).toBe('of some');
  });

  test('never where no CDN is told', async () =>
    expect(await openCdnPurge(quietParts(), { target: undefined, token })).toEqual({}));
});
