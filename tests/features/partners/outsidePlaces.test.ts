/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { outsidePayload } from '#contracts/outside/payload.ts';
import type { ReaderFacts } from '#contracts/reader.ts';
import { outsidePlaces, pageFacts, referrerClass } from '#features/partners/browser/outsidePlaces.ts';

let port: { onmessage?: (message: { data: unknown }) => void };
Object.assign(globalThis, {
  MessageChannel: class {
    port1: typeof port & { close: () => void } = { close: () => undefined };
    port2 = {};
    constructor() {
      port = this.port1;
    }
  },
});

let shown: ((entries: { target: Element; isIntersecting: boolean }[]) => void)[] = [];
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(hear: (typeof shown)[number]) {
      shown.push(hear);
    }
    observe(): void {}
    unobserve(): void {}
  },
});

const readerWith = (kind?: 'survey' | 'ad-block-check'): ReaderFacts => ({
  country: 'US',
  consent: { state: 'full', regime: 'us', gdprApplies: false, limitedAds: true, usp: '1YNY' },
  outside: { address: '/outside', everywhere: [{ name: 'askwell', ...(kind ? { kind } : {}) }] },
});
const report = jest.fn();
const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  shown = [];
  jest.useFakeTimers();
  report.mockClear();
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
  document.cookie = 'pagewell_survey=; Max-Age=0; Path=/';
});
afterEach(async () => {
  jest.useRealTimers();
  // What watches the page has seen all of it.
  document.body.replaceChildren();
  await Promise.resolve();
});

describe('a survey that runs on every page', () => {
  test('does not come again once it was there', () => {
    outsidePlaces(report)(readerWith('survey'), 'full');
    expect([frames(), document.cookie]).toEqual([1, '']);
    const written = jest.spyOn(document, 'cookie', 'set');
    port.onmessage?.({ data: { kind: 'loaded' } });
    const week = 7 * 24 * 60 * 60;
    expect(written.mock.calls).toEqual([[`pagewell_survey=1; Max-Age=${week}; Path=/; SameSite=Lax`]]);
    written.mockRestore();
    expect(document.cookie).toBe('pagewell_survey=1');
    document.body.innerHTML = '';
    outsidePlaces(report)(readerWith('survey'), 'full');
    expect(frames()).toBe(0);
  });

  test('comes again where it never came', () => {
    outsidePlaces(report)(readerWith('survey'), 'full');
    port.onmessage?.({ data: { kind: 'missing' } });
    expect(document.cookie).toBe('');
  });

  test('is the only one that is remembered', () => {
    outsidePlaces(report)(readerWith(), 'full');
    port.onmessage?.({ data: { kind: 'loaded' } });
    expect(document.cookie).toBe('');
  });
});

test.each([
  ['its script does not come', { kind: 'missing' }, 'ui.script.load.error', 'MISSING'],
  ['its style sheet does not come', { kind: 'unstyled' }, 'ui.stylesheet.load.error', 'UNSTYLED'],
  ['it says nonsense', { kind: 'nonsense' }, 'client.error.outside', 'NONSENSE'],
])('where %s, that is told by a name of its own', (_what, data, metric, actionOutcome) => {
  outsidePlaces(report)(readerWith(), 'full');
  port.onmessage?.({ data });
  expect(report.mock.calls).toEqual([[{ kind: 'client-error', metric, actionOutcome }]]);
});

test.each([
  ['another partner', undefined, 3_000],
  ['a check whether ads are kept away', 'ad-block-check', 60_000],
] as const)('%s may be silent for so long, and no longer', (_who, kind, limit) => {
  outsidePlaces(report)(readerWith(kind), 'full');
  jest.advanceTimersByTime(limit - 1);
  expect([frames(), report.mock.calls.length]).toEqual([1, 0]);
  jest.advanceTimersByTime(1);
  expect([frames(), report.mock.calls.length]).toEqual([0, 1]);
});

describe('a tool that asks for consent', () => {
  const asked: ReaderFacts = {
    country: 'DE',
    consent: { state: 'none', regime: 'gdpr', gdprApplies: true, limitedAds: true, usp: '1---' },
    outside: { address: '/outside', everywhere: [], asking: 'consentwell' },
  };
  const placed = (...names: string[]) => {
    document.body.innerHTML = names.map((name) => `<div data-outside="${name}"></div>`).join('');
  };
  const framed = () =>
    [...document.querySelectorAll('iframe')].map((frame) =>
      frame.parentElement?.getAttribute('data-outside'),
    );

  test('is the only one that comes before a yes', () => {
    placed('adlark', 'consentwell');
    outsidePlaces(report)(asked, 'none');
    expect(framed()).toEqual(['consentwell']);
  });

  test('goes, and does not come again, once its reader has answered', () => {
    placed('adlark', 'consentwell');
    const letCome = outsidePlaces(report);
    letCome(asked, 'none');
    letCome(asked, 'rejected');
    expect(framed()).toEqual([]);
    letCome(asked, 'full');
    expect(framed()).toEqual(['adlark']);
  });

  test.each(['rejected', 'full'] as const)('comes to a reader who has asked for it, after %s', (state) => {
    placed('consentwell');
    document.body.firstElementChild?.setAttribute('data-outside-kind', 'pressed');
    outsidePlaces(report)(asked, state);
    expect(framed()).toEqual(['consentwell']);
  });

  test('never comes where nothing is known of the reader, such as where their browser says no for them', () => {
    placed('consentwell');
    document.body.firstElementChild?.setAttribute('data-outside-kind', 'pressed');
    outsidePlaces(report)({}, 'rejected');
    outsidePlaces(report)({}, 'none');
    expect(framed()).toEqual([]);
  });

  test('is the one that the server names: another element cannot say that it is', () => {
    placed('adlark');
    document.body.firstElementChild?.setAttribute('data-outside-kind', 'pressed');
    outsidePlaces(report)(asked, 'none');
    expect(framed()).toEqual([]);
  });

  test('is told of the window, the country, the language and what is known of consent, and of nothing else', () => {
    document.documentElement.lang = 'en';
    expect(outsidePayload(pageFacts()(asked), 'tool')).toEqual({
      breakpoint: 'desktop',
      country: 'DE',
      language: 'en',
      consent: { gdprApplies: true, limitedAds: true, usp: '1---' },
    });
  });
});

describe('pictures by which somebody counts that something was seen', () => {
  const sponsored = (): Element => {
    document.body.innerHTML = `<p data-pixels='["https://pixel.offers.example/a.gif"]'>Sponsored</p>`;
    return document.body.firstElementChild as Element;
  };
  const see = (target: Element, isIntersecting = true) => {
    for (const hear of shown) hear([{ target, isIntersecting }]);
  };
  const pictures = () => document.querySelectorAll('[data-outside=_pixels] iframe').length;
  const reader = { ...readerWith(), outside: { address: '/outside', everywhere: [] } };

  test('are loaded in a frame, once that is in view and its reader has agreed', () => {
    const line = sponsored();
    outsidePlaces(report)(reader, 'full');
    expect(pictures()).toBe(0);
    see(line, false);
    expect(pictures()).toBe(0);
    see(line);
    outsidePlaces(report)(reader, 'full');
    expect(pictures()).toBe(1);
    const [place] = document.querySelectorAll('[data-outside=_pixels]');
    expect(JSON.parse(place?.getAttribute('data-outside-facts') ?? '')).toEqual({
      pixels: ['https://pixel.offers.example/a.gif'],
    });
  });

  test('are loaded where the reader agrees after they have seen it, and not without', () => {
    const line = sponsored();
    const letCome = outsidePlaces(report);
    letCome(reader, 'none');
    see(line);
    letCome(reader, 'rejected');
    expect(pictures()).toBe(0);
    letCome(reader, 'full');
    expect(pictures()).toBe(1);
  });

  test('are all that their frame is told', () => {
    const pixels = ['https://pixel.offers.example/a.gif'];
    expect(outsidePayload({ ...pageFacts()(reader), pixels }, 'pixels')).toEqual({ pixels });
    expect(outsidePayload({ ...pageFacts()(reader), pixels })).not.toHaveProperty('pixels');
    expect(outsidePayload({ pixels: ['http://pixel.offers.example/a.gif'] }, 'pixels')).toEqual({});
  });
});

test.each([
  ['', 'none'],
  ['https://pagewell.example/sleep', 'own'],
  ['https://sleepwell.example/naps', 'own'],
  ['https://evil.sleepwell.example/', 'other'],
  ['https://www.google.co.uk/search?q=insomnia', 'google'],
  ['https://www.bing.com/', 'bing'],
  ['https://duckduckgo.com/', 'duckduckgo'],
  ['https://uk.search.yahoo.com/search', 'yahoo'],
  ['https://www.ecosia.org/', 'other'],
  ['https://google.evil.example/', 'other'],
  ['no address', 'other'],
])('a reader from %j came from %s', (referrer, word) => {
  expect(referrerClass(referrer, ['pagewell.example', 'sleepwell.example'])).toBe(word);
});
