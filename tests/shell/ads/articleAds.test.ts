/** @jest-environment jsdom */
import type { AdPosition, AdSlot, Ads, SiteConfiguration } from '#schemas/generated/types.ts';
import { articleAds } from '#shell/ads/articleAds.tsx';
import { textOf } from '../support.ts';

const house = { title: 'Sleep badly?', text: 'Six changes.', url: '/sleep/insomnia-self-help' };
const slot = (id: AdSlot['id'], sizes: number[][] = [[300, 250]]): AdSlot => ({ id, sizes, house });
const all: AdSlot[] = [
  slot('DLB1', [
    [970, 250],
    [728, 90],
  ]),
  slot('DLB2', [[728, 90]]),
  ...(['DMR1', 'DMR2', 'DMR3', 'DMR4', 'DMR5', 'MMR1', 'MMR2'] as const).map((id) => slot(id)),
  slot('MLB1', [[320, 50]]),
];
type Article = Parameters<typeof articleAds>[0];

function placesOf(
  ads: Ads | undefined,
  article: Partial<Article> = {},
  outside?: SiteConfiguration['outside'],
) {
  const configuration = { ...(ads ? { ads } : {}), ...(outside ? { outside } : {}) };
  const found = articleAds({ path: '/a', allBlocks: [], ...article }, { name: 'Pagewell', configuration });
  const parsed = (html: string): HTMLElement[] => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return [...box.querySelectorAll<HTMLElement>('[data-ad-slot]')];
  };
  const idsIn = (html: string) => parsed(html).map(({ dataset }) => dataset.adSlot);
  return {
    ids: {
      leaderboard: idsIn(found.leaderboard),
      behind: Object.fromEntries([...found.behind].map(([id, html]) => [id, idsIn(html)])),
      atEnd: idsIn(found.atEnd),
      bottom: idsIn(found.bottom),
    },
    leaderboard: parsed(found.leaderboard)[0],
    atEnd: parsed(found.atEnd),
    bottom: parsed(found.bottom)[0],
  };
}
const none = { leaderboard: [], behind: {}, atEnd: [], bottom: [] };
const position = (name: string, ...ads: AdPosition['ads']): AdPosition => ({ name, ads });

describe('the places for ads on an article’s page', () => {
  test('are a leaderboard in the header, one at a phone’s bottom, and one of each kind at the end', () =>
    expect(placesOf({ slots: all }).ids).toEqual({
      leaderboard: ['DLB1'],
      behind: {},
      atEnd: ['DLB2', 'MMR1'],
      bottom: ['MLB1'],
    }));

  test('are as each article has them, also where several share the site’s configuration', () => {
    const ads: Ads = { slots: all, provider: 'gpt', script: 'https://ads.example/gpt.js' };
    const site = { ads };
    const inText = (loadAbove: boolean, name = 'Pagewell') => {
      const adPositions = [{ ...position('intro', 'DMR1'), loadAbove }];
      const article = { path: '/a', allBlocks: [], page: { adPositions } };
      return articleAds(article, { name, configuration: site }).behind.get('intro');
    };
    const usual = inText(false);
    expect(inText(true)).toContain('&quot;above&quot;:true');
    expect(inText(false)).toBe(usual);
    expect(inText(false, 'Another')).toContain('Another');
    expect(usual).not.toContain('Another');
  });

  test('are where the article has them in its text, each once on a page', () => {
    const adPositions = [
      position('intro', 'DMR1', 'MMR1'),
      position('dose', 'DMR1', 'DMR2', 'MMR1', 'MMR2'),
      position('faq', 'DMR1', 'MMR2'),
      position('end', 'DLB2'),
    ];
    expect(placesOf({ slots: all }, { page: { adPositions } }).ids).toMatchObject({
      behind: { intro: ['DMR1', 'MMR1'], dose: ['DMR2', 'MMR2'] },
      atEnd: ['DLB2'],
    });
  });

  test('take no place away from header and bottom', () => {
    const adPositions = [position('intro', 'DLB1', 'MLB1')];
    const { leaderboard, behind, bottom } = placesOf({ slots: all }, { page: { adPositions } }).ids;
    expect([leaderboard, behind, bottom]).toEqual([['DLB1'], {}, ['MLB1']]);
  });

  test.each([
    ['five in the text', false, 5],
    ['three where the page is paid for by its visitors', true, 3],
  ])('are at most %s', (_most, cpuv, most) => {
    const ids = ['DMR1', 'DMR2', 'DMR3', 'DMR4', 'DMR5', 'MMR1', 'MMR2'] as const;
    const adPositions = ids.map((id) => position(`block-${id}`, id));
    const shown = (allBlocks: Article['allBlocks']) => {
      const { behind } = placesOf(
        { slots: all },
        { page: { adPositions }, contentMeta: { cpuv }, allBlocks },
      ).ids;
      const names = Object.values(behind).flat();
      return ['D', 'M'].map((screens) => names.filter((name) => name?.startsWith(screens)).length);
    };
    const inlineAds = (many: number) =>
      Array.from({ length: many }, (_, placeOfKind) => ({
        id: `inline-${placeOfKind}`,
        type: 'inline-ad',
        data: {},
        pointer: '',
        indexOfKind: placeOfKind,
        placeOfKind,
      }));
    expect(shown([])).toEqual([most, 2]);
    // Blocks that are ads are rectangles on phones: with them, there are as many and no more.
    expect(shown(inlineAds(most - 1))).toEqual([most, 1]);
    expect(shown(inlineAds(most))).toEqual([most, 0]);
    expect(shown(inlineAds(9))).toEqual([most, 0]);
  });

  test('leave room for blocks that are leaderboards, and come in the stead of those at whose place they stand', () => {
    const allBlocks = ['one', 'two', 'three'].map((id, placeOfKind) => ({
      id,
      type: 'inline-ad',
      data: {},
      pointer: '',
      indexOfKind: placeOfKind,
      placeOfKind,
    }));
    const at = (name: string) =>
      placesOf({ slots: all }, { page: { adPositions: [position(name, 'DLB2')] }, allBlocks }).ids.behind;
    expect(at('text')).toEqual({});
    expect(at('two')).toEqual({ two: ['DLB2'] });
  });

  test.each([
    ['a site says nothing of ads', undefined, {}],
    ['it has no place', {}, {}],
    ['it has an empty list of them', { slots: [] }, {}],
    ['it wants none', { provider: 'none', slots: all }, {}],
    ['the page is paid for', { slots: all }, { template: 'paid' }],
    ['the page is about one thing', { slots: all }, { template: 'marketing-landing' }],
    ['nobody fills them', { slots: [{ id: 'DMR1', sizes: [[300, 250]] }] }, {}],
    [
      'somebody would, but from no address',
      { provider: 'gpt', slots: [{ id: 'DMR1', sizes: [[300, 250]] }] },
      {},
    ],
  ] satisfies [string, Ads | undefined, Partial<Article>][])('are none where %s', (_why, ads, article) =>
    expect(placesOf(ads, article).ids).toEqual(none),
  );

  test('are none in the text where the article wants none there', () => {
    const { ids } = placesOf({ slots: all }, { contentMeta: { adSync: false } });
    expect(ids).toEqual({ leaderboard: ['DLB1'], behind: {}, atEnd: [], bottom: ['MLB1'] });
  });
});

describe('a place for an ad', () => {
  test('holds an ad of our own, which says so, and asks nobody for another', () => {
    const [place] = placesOf({ slots: all }).atEnd;
    expect(place?.dataset).toMatchObject({ adState: 'house' });
    expect(place?.dataset.adStay).toBeUndefined();
    expect(place?.dataset.adOffer).toBeUndefined();
    expect(textOf(place ?? null)).toBe('From PagewellSleep badly? Six changes. Read more');
    expect(place?.querySelector('a')?.getAttribute('href')).toBe('/sleep/insomnia-self-help');
  });

  test('holds no ad of our own for the page that it is on, but may hold a partner’s', () => {
    const own = { path: house.url };
    expect(placesOf({ slots: all }, own).ids).toMatchObject({ leaderboard: [], atEnd: [], bottom: [] });
    const script = 'https://ads.example/gpt.js';
    expect(placesOf({ provider: 'gpt', script, slots: all }, own).ids.bottom).toEqual(['MLB1']);
  });

  test('says how products are chosen only on pages with products', () => {
    const about = { ...slot('MLB1'), house: { title: 'How we choose', url: '/product-selection-process' } };
    const bottomOf = (type: string) => {
      const allBlocks = [{ id: 'a', type, data: {}, pointer: '', indexOfKind: 0, placeOfKind: 0 }];
      return placesOf({ slots: [about] }, { allBlocks }).ids.bottom;
    };
    expect([bottomOf('recipe-v2'), bottomOf('product-card')]).toEqual([[], ['MLB1']]);
  });

  test('stays empty where the address of our own is none, and is not there at all without a provider', () => {
    const bad = { ...slot('DMR1'), house: { title: 'Win', url: 'javascript:alert(1)' } };
    const [place] = placesOf({ slots: [bad] }).atEnd;
    expect(place?.dataset.adState).toBe('empty');
    expect(place?.querySelector('a')).toBeNull();
  });

  test('keeps room for the largest that fits, at each breakpoint, and 40 pixels more in the header', () => {
    const script = 'https://ads.example/gpt.js';
    const { leaderboard, atEnd, bottom } = placesOf({ provider: 'gpt', script, slots: all });
    expect(leaderboard?.getAttribute('style')).toContain(
      '--ad-height:calc(90px + clamp(0px,(100vw - 989px)*999,160px))',
    );
    expect(leaderboard?.getAttribute('style')).toContain('min-height:calc(var(--ad-height) + 40px)');
    expect(atEnd[0]?.getAttribute('style')).toBe('--ad-width:728px;--ad-height:90px');
    expect([leaderboard, ...atEnd].map((each) => each?.dataset.adStay)).toEqual([
      'leaderboard',
      'inline',
      undefined,
    ]);
    expect(bottom?.getAttribute('style')).toBe('--ad-width:320px;--ad-height:50px');
  });

  test('keeps the room of a line where nothing larger replaces an ad of our own, which stays in its place', () => {
    const { leaderboard, atEnd, bottom } = placesOf({ slots: all });
    expect(leaderboard?.getAttribute('style')).toContain('--ad-height:16px');
    expect(atEnd.map((each) => each.hasAttribute('style'))).toEqual([false, false]);
    expect([leaderboard, ...atEnd].map((each) => each?.dataset.adStay)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(bottom?.getAttribute('style')).toBe('--ad-width:320px;--ad-height:50px');
  });

  test('offers what fits each window to whoever fills it, and nothing wider', () => {
    const wide = slot('MMR1', [
      [336, 280],
      [320, 50],
      [300, 250],
    ]);
    const script = 'https://ads.example/gpt.js';
    const ads: Ads = { provider: 'gpt', script, slots: [...all.slice(0, 1), wide], whenBlocked: 'insert' };
    const { leaderboard, atEnd } = placesOf(ads, {
      page: { adPositions: [{ name: 'end', ads: ['MMR1'], loadAbove: true }] },
    });
    expect(JSON.parse(leaderboard?.dataset.adOffer ?? '')).toEqual({
      partner: 'ads',
      sizes: {
        tablet: [[728, 90]],
        desktop: [
          [970, 250],
          [728, 90],
        ],
      },
      insists: true,
    });
    expect(JSON.parse(atEnd[0]?.dataset.adOffer ?? '')).toEqual({
      partner: 'ads',
      sizes: {
        mobile: [
          [320, 50],
          [300, 250],
        ],
      },
      above: true,
      insists: true,
    });
    expect(textOf(leaderboard?.querySelector('small') ?? null)).toContain('Advertisement');
  });

  test('names the partner of the list whose script it is', () => {
    const script = 'https://ads.example/gpt.js';
    const partners = [{ name: 'adlark', kind: 'ads' as const, script, purposes: [2] }];
    const { atEnd } = placesOf({ provider: 'gpt', script, slots: all }, {}, { partners });
    expect(JSON.parse(atEnd[0]?.dataset.adOffer ?? '').partner).toBe('adlark');
  });

  test('at a phone’s bottom has a button that closes it', () => {
    const { bottom } = placesOf({ slots: all });
    expect(bottom?.querySelector('button')?.getAttribute('aria-label')).toBe('Close the ad');
    expect(bottom?.dataset.adStay).toBeUndefined();
  });
});
