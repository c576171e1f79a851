/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { ReaderFacts } from '../../../contracts/reader.ts';
import { outsidePlaces } from '../../../features/consent/browser/outside/outsidePlaces.ts';
import { referrerClass } from '../../../features/consent/browser/outside/pageFacts.ts';

/** Whoever listens on the page's side of the last channel that was made. */
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

const readerWith = (kind?: 'survey' | 'ad-block-check'): ReaderFacts => ({
  country: 'US',
  consent: {
    state: 'full',
    regime: 'us',
    gdprApplies: false,
    limitedAds: true,
    usp: '1YNY',
    outside: {
      address: '/outside',
      everywhere: [{ name: 'askwell', ...(kind ? { kind } : {}) }],
    },
  },
});
const report = jest.fn();
const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
  document.cookie = 'pagewell_survey=; Max-Age=0; Path=/';
});
afterEach(() => jest.useRealTimers());

describe('a survey that runs on every page', () => {
  test('does not come again once it was there', () => {
    outsidePlaces(report).open(readerWith('survey'));
    expect([frames(), document.cookie]).toEqual([1, '']);
    const written = jest.spyOn(document, 'cookie', 'set');
    port.onmessage?.({ data: { kind: 'loaded' } });
    const week = 7 * 24 * 60 * 60;
    expect(written.mock.calls).toEqual([[`pagewell_survey=1; Max-Age=${week}; Path=/; SameSite=Lax`]]);
    written.mockRestore();
    expect(document.cookie).toBe('pagewell_survey=1');
    document.body.innerHTML = '';
    outsidePlaces(report).open(readerWith('survey'));
    expect(frames()).toBe(0);
  });

  test('comes again where it never came', () => {
    outsidePlaces(report).open(readerWith('survey'));
    port.onmessage?.({ data: { kind: 'missing' } });
    expect(document.cookie).toBe('');
  });

  test('is the only one that is remembered', () => {
    outsidePlaces(report).open(readerWith());
    port.onmessage?.({ data: { kind: 'loaded' } });
    expect(document.cookie).toBe('');
  });
});

test.each([
  ['its script does not come', { kind: 'missing' }, 'ui.script.load.error', 'MISSING'],
  ['its style sheet does not come', { kind: 'unstyled' }, 'ui.stylesheet.load.error', 'UNSTYLED'],
  ['it says nonsense', { kind: 'nonsense' }, 'client.error.outside', 'NONSENSE'],
])('where %s, that is told by a name of its own', (_what, data, metric, actionOutcome) => {
  outsidePlaces(report).open(readerWith());
  port.onmessage?.({ data });
  expect(report.mock.calls).toEqual([[{ kind: 'client-error', metric, actionOutcome }]]);
});

test.each([
  ['another partner', undefined, 3_000],
  ['a check whether ads are kept away', 'ad-block-check', 60_000],
] as const)('%s may be silent for so long, and no longer', (_who, kind, limit) => {
  outsidePlaces(report).open(readerWith(kind));
  jest.advanceTimersByTime(limit - 1);
  expect([frames(), report.mock.calls.length]).toEqual([1, 0]);
  jest.advanceTimersByTime(1);
  expect([frames(), report.mock.calls.length]).toEqual([0, 1]);
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
