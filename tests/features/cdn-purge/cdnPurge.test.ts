import { openCdnPurge } from '#features/cdn-purge/openCdnPurge.ts';
import { addTags, maxTags } from '#features/cdn-purge/pendingPurges.ts';
import type { PurgeTarget } from '#features/cdn-purge/purgeTarget.ts';
import { articleTag, listTag, siteTag } from '#platform/http/cacheTags.ts';
import { until } from '../../support/until.ts';
import {
  aboutUs,
  type Call,
  calls,
  cdn,
  insomnia,
  openInstance,
  origin,
  pass,
  pending,
  purged,
  quietParts,
  store,
  tagsIn,
  toHttp,
  token,
} from './cdnOfTest.ts';

test.each([
  ['fastly', { kind: 'fastly', service: 'abc' }],
  ['cloudflare', { kind: 'cloudflare', zone: 'abc' }],
] as const)('%s without a token is refused: it accepts no purge', async (name, target) => {
  await expect(openCdnPurge(quietParts(), { target, token: undefined })).rejects.toThrow(
    `CDN_PURGE names ${name}, which accepts no purge without a token: set CDN_PURGE_TOKEN.`,
  );
});

describe('the CDN', () => {
  test('gets at the start the tag of all pages, and then those of each change, alone and in batches', async () => {
    const { jobs, change, changeAll } = await openInstance(toHttp());
    jobs.start();
    await until(() => calls.length === 1);
    await pending();
    change('/sleep/insomnia');
    change('/sleep/insomnia');
    change('/about-us');
    changeAll();
    await until(() => calls.length === 2);
    expect(purged()).toEqual([[siteTag], [...new Set([...insomnia, ...aboutUs, siteTag])].sort()]);
  });

  test('gets a tag once more five seconds later, as a page that was on its way may have come to it after that', async () => {
    const { work } = await openInstance(toHttp());
    await work();
    await work();
    expect(purged()).toEqual([[siteTag]]);
    await pass(5);
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
    await pass(60);
    await work();
    expect(calls).toHaveLength(2);
  });

  test('gets a tag twice more where something changes after its call, or during it', async () => {
    const { change, work } = await openInstance(toHttp());
    await work();
    change('/about-us');
    await pending(...aboutUs);
    cdn.meanwhile = async () => {
      cdn.meanwhile = async () => undefined;
      change('/about-us');
      await pending(...aboutUs.map((tag): [string, number] => [tag, 2]));
    };
    await work();
    expect(purged()).toEqual([[siteTag], aboutUs, aboutUs]);
    change('/about-us');
    await pending(...aboutUs);
    await work();
    await pass(5);
    await work();
    expect(purged().slice(3)).toEqual([aboutUs, [...aboutUs, siteTag].sort()]);
  });

  test.each<[string, () => PurgeTarget, Partial<Call>, Record<string, string>]>([
    [
      'Varnish',
      () => ({ kind: 'varnish', url: `${origin}/` }),
      { method: 'PURGE', url: '/', body: '' },
      { 'xkey-softpurge': 'site', authorization: `Bearer ${token}` },
    ],
    [
      'Fastly',
      () => ({ kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' }),
      { method: 'POST', url: '/service/SU1Z0isxPaozGVKXdv0eY/purge', body: '' },
      { 'surrogate-key': 'site', 'fastly-soft-purge': '1', 'fastly-key': token },
    ],
    [
      'Cloudflare',
      () => ({ kind: 'cloudflare', zone: '023e105f4ecef8ad' }),
      { method: 'POST', url: '/client/v4/zones/023e105f4ecef8ad/purge_cache', body: '{"tags":["site"]}' },
      { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ],
    [
      'any other',
      toHttp,
      { method: 'POST', url: '/purge', body: '{"tags":["site"]}' },
      { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ],
  ])('is told as %s takes it', async (_who, target, call, headers) => {
    const { work } = await openInstance(target());
    await work();
    expect(calls[0]).toMatchObject({ ...call, headers });
  });

  test('gets at most 30 tags in a call, where it is Cloudflare', async () => {
    const { change, work } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    const paths = Array.from({ length: 58 }, (_, index) => `/page-${index}`);
    for (const path of paths) change(path);
    await pending(listTag, ...paths.map(articleTag));
    await work();
    expect(calls.map((call) => tagsIn(call).length)).toEqual([1, 30, 29]);
  });

  test('drops all pages where more changes than is stored by tags', async () => {
    const { work } = await openInstance(toHttp());
    await work();
    await addTags(
      store.database,
      Array.from({ length: maxTags + 1 }, (_, index) => `a-${index}`),
    );
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('drops a page that changed, and marks all pages as outdated, where it is Varnish', async () => {
    const { change, changeAll, work } = await openInstance({ kind: 'varnish', url: `${origin}/` });
    await work();
    change('/about-us');
    changeAll();
    await pending(siteTag, ...aboutUs);
    await work();
    expect(
      calls.map(({ headers }) => [
        String(headers['xkey-purge']).split(' ').sort(),
        headers['xkey-softpurge'],
      ]),
    ).toEqual([
      [['undefined'], siteTag],
      [aboutUs, undefined],
      [['undefined'], siteTag],
    ]);
  });
});

describe('several instances', () => {
  test('tell once what all hear of, and another one goes on where one has ended', async () => {
    const [first, second] = [await openInstance(toHttp()), await openInstance(toHttp())];
    await first.work();
    for (const each of [first, second]) each.change('/about-us');
    await pending(...aboutUs.map((tag): [string, number] => [tag, 2]));
    await second.work();
    for (const each of [first, second]) each.change('/contact');
    await pending([articleTag('/contact'), 2], listTag);
    await first.close();
    await second.work();
    expect(purged()).toEqual([[siteTag], aboutUs, [articleTag('/contact'), listTag].sort()]);
  });

  test('keep nothing for a day while the CDN does not hear what one of them has to tell', async () => {
    const [first, second] = [await openInstance(toHttp()), await openInstance(toHttp())];
    await first.work();
    await until(() => second.tellsCaches() === 'of all changes');
    first.change('/about-us');
    await pending(...aboutUs);
    await pass(60);
    await until(() => second.tellsCaches() === 'of some');
  });
});
