/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { type AdFrameFacts, adFrameScript } from '#features/partners/frames/adFrameScript.ts';
import { frameDocument } from '#features/partners/frames/frameDocument.ts';
import { framedPartners } from '#features/partners/frames/framedPartners.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';

const facts: AdFrameFacts = {
  unitPath: '/1/pagewell',
  bidders: [],
  viewableCountries: ['US', 'GB', 'CA', 'AU'],
};
const given = {
  slot: 'DMR1',
  sizes: [[300, 250]] as [number, number][],
  country: 'GB',
  category: 'sleep' as const,
  consent: { gdprApplies: true, limitedAds: true },
};

let say: jest.Mock;
let refresh: jest.Mock;
let targeting: Record<string, string>;
let rendered: (event: object) => void;
let slot: object;
let show: (isIntersecting: boolean) => void;

function run(own: Partial<AdFrameFacts> = {}, told: Partial<typeof given> & { country?: string } = {}): void {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  const meta = document.createElement('meta');
  meta.name = 'outside-ads';
  meta.content = JSON.stringify({ ...facts, ...own });
  document.head.append(meta);
  say = jest.fn();
  refresh = jest.fn();
  targeting = {};
  slot = { addService: () => slot };
  const service = {
    setTargeting: (key: string, value: string) => {
      targeting[key] = value;
    },
    setPrivacySettings: () => undefined,
    disableInitialLoad: () => undefined,
    addEventListener: (_name: string, hear: (event: object) => void) => {
      rendered = hear;
    },
    refresh,
  };
  const tag = {
    cmd: { push: (task: () => void) => task() },
    pubads: () => service,
    defineSlot: () => slot,
    enableServices: () => undefined,
    display: () => undefined,
  };
  class Observer {
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => hear([{ isIntersecting }]);
    }
    observe(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const frame = { document, outside: { given: { ...given, ...told }, say }, googletag: tag };
  adFrameScript(Object.assign(frame, globalThis.pbjs ? { pbjs: globalThis.pbjs } : {}) as never);
}
declare global {
  var pbjs: object | undefined;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.pbjs = undefined;
});

describe('the frame of an ad server', () => {
  test('tells the page what fills it, and nothing of other places', () => {
    run();
    expect(refresh).toHaveBeenCalledTimes(1);
    rendered({ slot: {}, isEmpty: false, size: [300, 250] });
    expect(say).not.toHaveBeenCalled();
    rendered({ slot, isEmpty: false, size: [300, 250] });
    rendered({ slot, isEmpty: true });
    rendered({ slot, isEmpty: false, size: 'fluid' });
    expect(say.mock.calls).toEqual([
      [{ kind: 'filled', width: 300, height: 250 }],
      [{ kind: 'empty' }],
      [{ kind: 'filled', width: 0, height: 0 }],
    ]);
  });

  test.each([
    ['GB', 'true'],
    ['DE', 'false'],
  ])('says in %s that only ads that were seen are counted: %s', (country, viewable) => {
    run({}, { country });
    expect(targeting).toEqual({ category: 'sleep', viewable });
  });

  test('never asks again unless that is configured', () => {
    run();
    jest.advanceTimersByTime(600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('asks again once its ad was in view for so many seconds, all told, and not for ever', () => {
    run({ refreshSeconds: 30 });
    jest.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    show(true);
    jest.advanceTimersByTime(29_000);
    show(false);
    jest.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    show(true);
    jest.advanceTimersByTime(1_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(30_000 * 100);
    expect(refresh).toHaveBeenCalledTimes(41);
  });
});

describe('bids', () => {
  const bidding: Partial<AdFrameFacts> = {
    prebid: 'https://bids.example/prebid.js',
    bidders: [{ bidder: 'larkbid', params: { placementId: '7' } }],
  };
  const script = () => document.querySelector('script');

  test('are not waited for where nobody bids', () => {
    run({ prebid: 'https://bids.example/prebid.js' });
    expect([script(), refresh.mock.calls.length]).toEqual([null, 1]);
  });

  test('are asked for first', () => {
    run(bidding);
    expect(script()?.src).toBe('https://bids.example/prebid.js');
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([
    ['their script does not come', () => script()?.onerror?.(new Event('error'))],
    ['nobody answers in time', () => jest.advanceTimersByTime(1_200)],
  ])('are done without where %s', (_why, happen) => {
    run(bidding);
    happen();
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('the document of the frame', () => {
  const site: SiteConfiguration = {
    ads: {
      provider: 'gpt',
      script: 'https://tags.example/gpt.js',
      prebid: 'https://bids.example/prebid.js',
      unitPath: '/1/pagewell',
      bidders: [{ name: 'larkbid', parameters: [{ name: 'placementId', value: '7' }] }],
    },
    outside: {
      partners: [
        { name: 'countwell', kind: 'analytics', script: 'https://count.example/c.js', purposes: [8] },
      ],
    },
  };
  const [other, ads] = framedPartners(site).map((partner) =>
    frameDocument(partner, { framedBy: "'self'", hasOwnHost: false }),
  );

  test('reaches the ad server and whoever asks bidders, and runs two scripts of ours', () => {
    const policy = ads?.headers['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(
      /script-src 'sha256-[^']+' 'sha256-[^']+' 'self' https:\/\/tags\.example https:\/\/bids\.example;/,
    );
    expect(ads?.html).toContain('name="outside-ads"');
    expect(ads?.html).toContain('larkbid');
  });

  test('of another partner knows nothing of ads', () => {
    expect(other?.html).not.toContain('outside-ads');
    expect(other?.headers['Content-Security-Policy']).not.toContain('bids.example');
  });
});
