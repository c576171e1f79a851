import { jest } from '@jest/globals';
import { MissingNewsletterLists } from '#content/site/missingLists.ts';
import { ContentUnavailableError } from '#content/source/errors.ts';
import type { Revisioned } from '#content/source/source.ts';
import { LiveSiteConfiguration } from '#server/configuration/liveSiteConfiguration.ts';
import { quietLog } from '#tests/content/quietLog.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const links = (title: string) => ({ headerLinks: [{ title, url: '/a' }] });

function fakeSource() {
  let given: () => Revisioned<unknown> | undefined = () => undefined;
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    says(value: unknown) {
      count += 1;
      const revision = String(count);
      given = () => ({ value, revision, updatedAt: '2026-05-04T09:00:00Z' });
    },
    isDown() {
      given = () => {
        throw new ContentUnavailableError('timeout', 'no answer');
      };
    },
    tell: () => [...listeners].forEach((listener) => void listener()),
    listeners,
    site: async () => given(),
    onSiteChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

describe('the live configuration of a site', () => {
  it('is empty where the source says nothing', async () => {
    const live = await LiveSiteConfiguration.open(fakeSource(), quietLog());
    expect(live.current).toEqual({});
  });

  it('follows a change that the source tells of, and tells of it', async () => {
    const source = fakeSource();
    source.says(links('One'));
    const live = await LiveSiteConfiguration.open(source, quietLog());
    const before = live.current;
    const heard = jest.fn();
    live.onChange(heard);
    source.says(links('Two'));
    source.tell();
    await live.upToDate();
    expect(live.current).toEqual(links('Two'));
    expect(live.current).not.toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells by a name of its own of drivers for letters that name none, once for each revision', async () => {
    const source = fakeSource();
    const driver = { headline: 'Letters' };
    source.says({ placements: [{ placementName: 'headerNewsletter', driver }] });
    const log = quietLog();
    const live = await LiveSiteConfiguration.open(source, log);
    await live.upToDate();
    expect(log.lines.filter(({ level }) => level === 'error').map(({ details }) => details)).toEqual([
      { err: new MissingNewsletterLists('site configuration') },
    ]);
    source.says({
      placements: [{ placementName: 'headerNewsletter', driver: { ...driver, newsletterLists: ['weekly'] } }],
    });
    await live.upToDate();
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('is the same object, and tells nobody, while the revision stays', async () => {
    const source = fakeSource();
    source.says(links('One'));
    const live = await LiveSiteConfiguration.open(source, quietLog());
    const heard = jest.fn();
    live.onChange(heard);
    const before = live.current;
    source.tell();
    await live.upToDate();
    expect(live.current).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  it('asks a source that tells of nothing now and then', async () => {
    const source = fakeSource();
    source.says(links('One'));
    const live = await LiveSiteConfiguration.open(source, quietLog(), { pollIntervalMs: 60_000 });
    source.says(links('Two'));
    await jest.advanceTimersByTimeAsync(59_999);
    expect(live.current).toEqual(links('One'));
    await jest.advanceTimersByTimeAsync(1);
    expect(live.current).toEqual(links('Two'));
    live.close();
  });

  it('stays as it was while the source is down, says so once, and comes back', async () => {
    const source = fakeSource();
    source.says(links('One'));
    const log = quietLog();
    const live = await LiveSiteConfiguration.open(source, log);
    source.isDown();
    source.tell();
    await live.upToDate();
    await live.upToDate();
    expect(live.current).toEqual(links('One'));
    expect(log.lines.map(({ message }) => message)).toEqual([
      'the site configuration could not be read; the previous one is used',
    ]);
    source.says(links('Two'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(live.current).toEqual(links('Two'));
    live.close();
  });

  it('is empty until a source that is down at the start comes back, which is a change', async () => {
    const source = fakeSource();
    source.isDown();
    const log = quietLog();
    const live = await LiveSiteConfiguration.open(source, log);
    expect(live.current).toEqual({});
    expect(log.lines.map(({ message }) => message)).toEqual([
      'the site configuration could not be read; pages are rendered without it',
    ]);
    const heard = jest.fn();
    live.onChange(heard);
    source.says(links('One'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(live.current).toEqual(links('One'));
    expect(heard).toHaveBeenCalledTimes(1);
    live.close();
  });

  it('tells of twenty problems, and how many more there are', async () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]));
    for (const [count, lines, last] of [
      [20, 20, { rule: 'schema/unknown-field' }],
      [22, 21, { more: 2 }],
    ] as const) {
      const source = fakeSource();
      source.says(unknown(count));
      const log = quietLog();
      const live = await LiveSiteConfiguration.open(source, log);
      expect(log.lines).toHaveLength(lines);
      expect(log.lines.at(-1)?.details).toMatchObject(last);
      live.close();
    }
  });

  it('keeps a part as it last was of which nothing is left, and all of it where it is no configuration', async () => {
    const source = fakeSource();
    source.says({ ...links('One'), auth: { showAuth: 'always' } });
    const log = quietLog();
    const live = await LiveSiteConfiguration.open(source, log);
    source.says({ headerLinks: 7, auth: { showAuth: 'never' } });
    await live.upToDate();
    expect(live.current).toEqual({ ...links('One'), auth: { showAuth: 'never' } });
    source.says('<html>');
    await live.upToDate();
    expect(live.current).toEqual({ ...links('One'), auth: { showAuth: 'never' } });
    expect(log.lines.map(({ details }) => details)).toEqual([
      expect.objectContaining({ rule: 'schema/type', pointer: '/headerLinks' }),
      expect.objectContaining({ rule: 'schema/type', pointer: '' }),
    ]);
  });

  it('lets go of a part that is no longer written', async () => {
    const source = fakeSource();
    source.says({ ...links('One'), auth: {} });
    const live = await LiveSiteConfiguration.open(source, quietLog());
    source.says({ auth: {} });
    await live.upToDate();
    expect(live.current).toEqual({ auth: {} });
  });

  it('asks no more when it is closed', async () => {
    const source = fakeSource();
    const live = await LiveSiteConfiguration.open(source, quietLog(), { pollIntervalMs: 10 });
    live.close();
    expect([source.listeners.size, jest.getTimerCount()]).toEqual([0, 0]);
  });
});
