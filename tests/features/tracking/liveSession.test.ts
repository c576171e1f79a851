/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { jest } from '@jest/globals';
import { forgetReaderFacts } from '#client/reader.ts';
import { privacyRequiredAttribute } from '#contracts/consent.ts';
import { sessionKey } from '#contracts/sessionKeys.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { mayKeepCounters, start } from '#features/tracking/browser/liveSession.ts';
import { readStoredSession } from '#features/tracking/browser/sessionStore.ts';
import { validateEvents, validatePageEnd } from '#schemas/generated/validators.js';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

let root: HTMLElement;
let events: TrackingEvent[];
let bodies: Blob[];
let listening: AbortController;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
  sessionStorage.clear();
  localStorage.clear();
  root = document.createElement('html');
  root.setAttribute(privacyRequiredAttribute, '');
  forgetReaderFacts();
  window.history.replaceState(null, '', '/nutrition/collagen');
  events = [];
  bodies = [];
  const sendBeacon = (address: string, body: Blob) =>
    address === '/api/metrics/unload' && bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  // Each test has a page of its own.
  listening = new AbortController();
  const add = EventTarget.prototype.addEventListener;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options?: unknown) => {
      const given = typeof options === 'object' ? options : {};
      if (typeof listener === 'function')
        add.call(window, type, listener as EventListener, { ...given, signal: listening.signal });
    });
});
afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = () => void start(root, { report: (event) => void events.push(event) });
const kinds = () => events.map(({ kind }) => kind);
function learn(regime: string, consent?: string) {
  root.setAttribute('data-regime', regime);
  if (consent) root.setAttribute('data-consent', consent);
}

test.each([
  [undefined, undefined, false],
  [undefined, 'full', true],
  ['gdpr', undefined, false],
  ['gdpr', 'none', false],
  ['gdpr', 'rejected', false],
  ['gdpr', 'full', true],
  ['us', 'none', true],
  ['us', 'rejected', false],
  ['us', 'full', true],
  ['none', undefined, true],
  ['none', 'rejected', false],
  ['moon', 'none', false],
])('counters under the law %p, of a reader who has said %p, may be kept: %p', (regime, consent, may) => {
  const element = document.createElement('html');
  if (regime) element.setAttribute('data-regime', regime);
  if (consent) element.setAttribute('data-consent', consent);
  expect(mayKeepCounters(element)).toBe(may);
});

describe('a page view', () => {
  test('is told once it is known whose law counts', async () => {
    open();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(kinds()).toEqual([]);
    learn('us');
    await jest.advanceTimersByTimeAsync(500);
    expect(events).toEqual([{ kind: 'page-view', position: 1 }]);
    expect(validateEvents({ path: '/', events })).toBe(true);
    expect(readStoredSession()?.pageViews).toBe(1);
  });

  test('is told after five attempts all the same, and then kept in the page alone', async () => {
    open();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(kinds()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(['page-view']);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  test('is told of a reader who leaves before that', async () => {
    open();
    dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['page-view']);
  });

  test('is counted with those before it in the session', async () => {
    learn('us');
    for (let page = 0; page < 2; page += 1) {
      open();
      await jest.advanceTimersByTimeAsync(6_000);
    }
    expect(events).toEqual([
      { kind: 'page-view', position: 1 },
      { kind: 'page-view', position: 2 },
    ]);
  });

  test('that comes within six seconds after another is counted and not told', async () => {
    learn('us');
    open();
    await jest.advanceTimersByTimeAsync(5_999);
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(events).toHaveLength(1);
    expect(readStoredSession()?.pageViews).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toEqual({ kind: 'page-view', position: 3 });
  });

  test('has the campaign told that led to it, and nothing else of its address', async () => {
    learn('us');
    window.history.replaceState(null, '', '/nutrition/collagen?utm_source=newsletter&q=migraine');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(events[0]).toEqual({
      kind: 'external-data-captured',
      name: 'campaign',
      customDimensions: { source: 'newsletter' },
    });
    expect(JSON.stringify(events)).not.toContain('migraine');
    expect(validateEvents({ path: '/', events })).toBe(true);
  });
});

describe('on a site that asks no reader', () => {
  const fetchBefore = globalThis.fetch;
  const knows = (answer: object | number): void => {
    globalThis.fetch = async () =>
      ({
        status: typeof answer === 'number' ? answer : 200,
        ok: typeof answer === 'object',
        text: async () => JSON.stringify(answer),
      }) as Response;
  };
  beforeEach(() => root.removeAttribute(privacyRequiredAttribute));
  afterEach(() => {
    globalThis.fetch = fetchBefore;
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  test.each([
    ['us', 2],
    ['none', 2],
    ['gdpr', 1],
  ])('a session under the law %p has the second page view told as number %p', async (regime, position) => {
    knows({ consent: { state: 'none', regime } });
    for (let page = 0; page < 2; page += 1) {
      open();
      await jest.advanceTimersByTimeAsync(6_000);
    }
    expect(events.at(-1)).toEqual({ kind: 'page-view', position });
    expect(readStoredSession()?.pageViews).toBe(position === 2 ? 2 : undefined);
  });

  test.each([
    ['a header', { consent: { state: 'none', regime: 'us', gpc: true } }, undefined],
    ['its browser', { consent: { state: 'none', regime: 'us' } }, true],
    ['an earlier choice', { consent: { state: 'rejected', regime: 'us' } }, undefined],
    ['a server that does not respond', 503, undefined],
    ['a server that says nothing', {}, undefined],
  ])('nothing is kept of a reader who has said no, or may have, by %s', async (_by, answer, gpc) => {
    if (gpc) Object.defineProperty(navigator, 'globalPrivacyControl', { value: gpc, configurable: true });
    knows(answer);
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual(['page-view']);
    expect(readStoredSession()).toBeUndefined();
  });
});

describe('what is kept', () => {
  test('under the law of the EEA is nothing until the reader has agreed, and then all that was counted', async () => {
    learn('gdpr', 'none');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    root.setAttribute('data-consent', 'full');
    await jest.advanceTimersByTimeAsync(0);
    expect(readStoredSession()).toMatchObject({ pageViews: 1 });
  });

  test('is taken away when its reader says no', async () => {
    learn('us', 'none');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStorage.getItem(sessionKey)).not.toBeNull();
    root.setAttribute('data-consent', 'rejected');
    await jest.advanceTimersByTimeAsync(0);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  test('of an earlier visit is taken away as well', async () => {
    sessionStorage.setItem(sessionKey, '{}');
    learn('gdpr', 'rejected');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a session is told to have lasted 90 and 180 seconds, over several pages', async () => {
  learn('us');
  open();
  await jest.advanceTimersByTimeAsync(89_999);
  expect(kinds()).toEqual(['page-view']);
  await jest.advanceTimersByTimeAsync(1);
  expect(events.at(-1)).toEqual({ kind: 'session-duration', seconds: 90 });
  expect(readStoredSession()?.told).toEqual([90]);
  await jest.advanceTimersByTimeAsync(90_000);
  expect(events.at(-1)).toEqual({ kind: 'session-duration', seconds: 180 });
  open();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(kinds().filter((kind) => kind === 'session-duration')).toHaveLength(2);
  expect(validateEvents({ path: '/', events })).toBe(true);
});

describe('a reader who scrolls', () => {
  /** A page of 4,000 pixels with an article in it, of which 800 are in the window. */
  function layOut() {
    document.body.innerHTML = '<main><article></article></main>';
    const box = (top: number, height: number) => () => new DOMRect(0, top - scrollY, 390, height);
    document.documentElement.getBoundingClientRect = box(0, 4_000);
    const article = document.querySelector('article');
    if (article) article.getBoundingClientRect = box(400, 3_200);
    Object.assign(window, { innerHeight: 800, scrollY: 0 });
  }
  async function scroll(to: number) {
    Object.assign(window, { scrollY: to });
    dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(250);
  }
  const percents = (kind: string) => events.flatMap((event) => (event.kind === kind ? [event.percent] : []));

  test('is told of once for each part of the page, and of the article from its beginning on', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    layOut();
    learn('us');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect([percents('scroll-percent'), percents('infinite-scroll')]).toEqual([[], [0]]);
    await scroll(200);
    expect([percents('scroll-percent'), percents('infinite-scroll')]).toEqual([[25], [0]]);
    await scroll(3_200);
    await scroll(0);
    await scroll(3_200);
    expect(percents('scroll-percent')).toEqual([25, 50, 75, 90]);
    expect(percents('infinite-scroll')).toEqual([0, 25, 50, 75, 100]);
    expect(validateEvents({ path: '/', events })).toBe(true);
  });

  test('of one session in ten is told of at every tenth part', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.05);
    layOut();
    learn('us');
    open();
    await jest.advanceTimersByTimeAsync(0);
    await scroll(3_200);
    expect(percents('scroll-percent')).toEqual([10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90]);
  });

  test('before it is known whose law counts is told of then', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    layOut();
    open();
    await scroll(1_200);
    expect(percents('scroll-percent')).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(percents('scroll-percent')).toEqual([25, 50]);
  });
});

describe('the end of a page view', () => {
  test('is told of a reader who leaves before it is known whose law counts', async () => {
    open();
    await jest.advanceTimersByTimeAsync(2_000);
    dispatchEvent(new Event('pagehide'));
    const ends = await Promise.all(bodies.map(async (body) => JSON.parse(await body.text())));
    expect(ends).toEqual([{ timeOnPage: 2_000, maxScroll: expect.any(Number) }]);
    expect(ends.every(validatePageEnd)).toBe(true);
  });

  test('is told with its time and how much was seen, and counted anew when its reader comes back', async () => {
    learn('us');
    open();
    await jest.advanceTimersByTimeAsync(12_000);
    dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(60_000);
    const back = new Event('pageshow');
    Reflect.set(back, 'persisted', true);
    dispatchEvent(back);
    await jest.advanceTimersByTimeAsync(3_000);
    dispatchEvent(new Event('pagehide'));
    const ends = (await Promise.all(bodies.map((body) => body.text()))).map((text) => JSON.parse(text));
    expect(ends.every(validatePageEnd)).toBe(true);
    expect(ends.map(({ timeOnPage }) => timeOnPage)).toEqual([12_000, 3_000]);
    expect(events.at(-1)).toEqual({ kind: 'page-view', position: 2 });
  });
});
