import { articleTag, listTag, siteTag } from '#platform/http/cacheTags.ts';
import { until } from '../../support/until.ts';
import {
  aboutUs,
  type Call,
  calls,
  cdn,
  insomnia,
  openInstance,
  pass,
  pending,
  purged,
  reach,
  tagsIn,
  toHttp,
  token,
} from './cdnOfTest.ts';

describe('the CDN', () => {
  test('that fails in the middle gets the rest again', async () => {
    const { change, work } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    const paths = Array.from({ length: 39 }, (_, index) => `/page-${index}`);
    for (const path of paths) change(path);
    await pending(listTag, ...paths.map(articleTag));
    cdn.answers = [200, 500];
    await work();
    await work();
    expect(calls.map((call) => tagsIn(call).length)).toEqual([1, 30, 10, 10]);
    expect(tagsIn(calls[3] as Call)).toEqual(tagsIn(calls[2] as Call));
  });

  test.each([[429], [500], [403], [0]])(
    'that answers %i is told again until it has heard',
    async (status) => {
      cdn.answers = [status, status];
      const { lines, metrics, work } = await openInstance(toHttp());
      await work();
      await work();
      await pending(siteTag);
      await work();
      expect(purged()).toEqual([[siteTag], [siteTag], [siteTag]]);
      expect(await metrics()).toEqual(
        expect.arrayContaining([
          'pagewell_cdn_purge_calls_total{outcome="told"} 1',
          'pagewell_cdn_purge_calls_total{outcome="failed"} 2',
        ]),
      );
      await until(async () => (await metrics()).includes('pagewell_cdn_purge_waiting_tags 0'));
      expect(lines).toMatchObject([
        { level: 40, job: 'cdn-purge', pauseMs: status === 429 ? 30_000 : 1_000 },
        { level: 30, job: 'cdn-purge' },
      ]);
      expect(JSON.stringify(lines)).not.toContain(token);
    },
  );

  test('that fails has its pause, whatever changes meanwhile', async () => {
    cdn.answers = [429];
    const { change, jobs, work } = await openInstance(toHttp());
    await work();
    change('/about-us');
    await pending(siteTag, ...aboutUs);
    await jobs.runDue();
    expect(purged()).toEqual([[siteTag]]);
    await work();
    expect(purged()).toEqual([[siteTag], [...aboutUs, siteTag].sort()]);
  });

  test('that is Cloudflare and answers 200 has heard only where its answer says so', async () => {
    cdn.answerBody = '{"success":false,"errors":[{"code":1012}]}';
    const { work, tellsCaches } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    cdn.answerBody = 'no JSON';
    await work();
    await pending(siteTag);
    expect(tellsCaches()).toBe('of some');
    cdn.answerBody = '{"success":true}';
    await work();
    await until(() => tellsCaches() === 'of all changes');
  });

  test('that does not hear for an hour drops all pages when it hears again, with a line in the log and a count', async () => {
    const { lines, metrics, change, work } = await openInstance(toHttp());
    await work();
    await pass(5);
    await work();
    cdn.answers = Array.from({ length: 3 }, () => 500);
    change('/sleep/insomnia');
    await pending(...insomnia);
    await pass(3_000);
    await work();
    await pending(...insomnia);
    await pass(600);
    await work();
    await pending(siteTag);
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ tags: 3, err: { status: 500 } }]);
    expect(await metrics()).toContain('pagewell_cdn_purge_given_up_tags_total 3');
    await pass(7_200);
    await work();
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag], insomnia, insomnia, [siteTag], [siteTag]]);
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
  });

  test('keeps its pages when instances end, and holds no end up: the next instance tells it', async () => {
    const first = await openInstance(toHttp(), { timeoutMs: 60_000 });
    cdn.answers = [0];
    const working = first.work();
    await until(() => calls.length === 1);
    await first.close();
    await working;
    expect(purged()).toEqual([[siteTag]]);
    const second = await openInstance(toHttp());
    await second.jobs.runDue();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('gets the tags of what changed while the database was away', async () => {
    const { change, work, lines } = await openInstance(toHttp());
    await work();
    reach.isDatabaseAway = true;
    change('/about-us');
    await until(() => lines.length > 0);
    reach.isDatabaseAway = false;
    await pending(...aboutUs);
    await work();
    expect(purged()).toEqual([[siteTag], aboutUs]);
  });
});
