/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { start } from '#features/placements/browser/livePlacements.ts';
import { loadDebounceMs } from '#features/placements/browser/loadPlacements.ts';

/** Where each place is, by its name, in pixels from the top of the window: 768 are in view. */
let tops: Record<string, number>;
let observers: { look: () => void }[];
let asked: { url: string; body: unknown }[];
let answer: () => Promise<{ status: number; text: string }>;
let reports: TrackingEvent[];

beforeEach(() => {
  jest.useFakeTimers();
  [tops, observers, asked, reports] = [{}, [], [], []];
  document.documentElement.setAttribute(readerPageAttribute, '');
  document.documentElement.removeAttribute('data-audiences');
  document.body.innerHTML = '';
  history.replaceState(null, '', '/sleep/naps?query=secret');
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: unknown[], observer: unknown) => void) {
      observers.push({
        look: () => this.place && callback([{ boundingClientRect: { top: topOf(this.place) } }], this),
      });
    }
    place: Element | undefined;
    observe(place: Element) {
      this.place = place;
      observers.at(-1)?.look();
    }
    disconnect() {
      this.place = undefined;
    }
  } as unknown as typeof IntersectionObserver;
  Element.prototype.checkVisibility = () => true;
  globalThis.fetch = jest.fn(async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), body: JSON.parse(String(init.body)) });
    const { status, text } = await answer();
    return { ok: status < 400, json: async () => JSON.parse(text) } as Response;
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const topOf = (place: Element) => tops[place.getAttribute('data-placement') ?? ''] ?? 2_000;
const answering = (placementDrivers: unknown) => async () => ({
  status: 200,
  text: JSON.stringify({ placementDrivers }),
});
function place(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.placement = name;
  element.dataset.placementStage = 'queued';
  document.body.append(element);
  start(element, { report: (event) => void reports.push(event) });
  return element;
}
const stages = () =>
  [...document.querySelectorAll<HTMLElement>('[data-placement]')].map(
    ({ dataset }) => dataset.placementStage,
  );
const passed = (ms = loadDebounceMs) => jest.advanceTimersByTimeAsync(ms);

describe('empty places of a page', () => {
  test('are asked for with the audiences of a reader who has agreed to be told apart by them', async () => {
    answer = answering({});
    document.documentElement.setAttribute('data-audiences', 'parents british');
    place('rightRail');
    await passed();
    expect(asked[0]?.body).toMatchObject({ profile: { audiences: ['parents', 'british'] } });
  });

  test('are asked for together once 25 ms have passed without another one', async () => {
    answer = answering({ rightRail: { html: '<b>Sleep</b>' } });
    place('rightRail');
    await passed(24);
    place('manualPlacement1');
    await passed(24);
    expect([asked.length, stages()]).toEqual([0, ['queued', 'queued']]);
    await passed(1);
    expect(asked).toEqual([
      {
        url: '/api/drivers/v4/sleep/naps',
        body: { articlePlacements: ['rightRail', 'manualPlacement1'], deviceType: 'desktop' },
      },
    ]);
    expect(stages()).toEqual(['loaded', 'not_found']);
    expect(document.body.textContent).toBe('Sleep');
    // By place and layout, and nothing of the page.
    expect(reports).toEqual([
      { kind: 'client-error', metric: 'placementsNotFound', name: 'manualPlacement1.desktop' },
    ]);
  });

  test('are loading until the answer comes', async () => {
    let come = (_answer: { status: number; text: string }): void => undefined;
    answer = () => new Promise((resolve) => (come = resolve));
    place('rightRail');
    await passed();
    expect(stages()).toEqual(['loading']);
    come(await answering({ rightRail: { html: 'x' } })());
    await passed(0);
    expect(stages()).toEqual(['loaded']);
  });

  test.each<[string, () => Promise<{ status: number; text: string }>]>([
    ['refuses', async () => ({ status: 500, text: '' })],
    ['answers with a page', async () => ({ status: 200, text: '<!doctype html>' })],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('say that it failed where the server %s', async (_what, failing) => {
    answer = failing;
    place('rightRail');
    await passed();
    expect([stages(), reports]).toEqual([['error'], []]);
    expect(document.body.textContent).toBe('');
  });

  test.each([null, [], { placementDrivers: null }, { placementDrivers: { rightRail: { html: 7 } } }, 'text'])(
    'stay empty where the answer is %j',
    async (text) => {
      answer = async () => ({ status: 200, text: JSON.stringify(text) });
      place('rightRail');
      await passed();
      expect([stages(), document.body.textContent]).toEqual([['not_found'], '']);
    },
  );

  test.each([
    [767, 'loading', ''],
    [-100, 'loading', ''],
    [768, 'loaded', 'Sleep'],
  ])('%i px from the top, nothing that is read moves', async (top, stage, text) => {
    tops = { rightRail: top };
    answer = answering({ rightRail: { html: 'Sleep' } });
    place('rightRail');
    await passed();
    expect([stages(), document.body.textContent]).toEqual([[stage], text]);
    // Scrolled out of view, downwards.
    tops = { rightRail: 900 };
    for (const { look } of observers) look();
    expect([stages(), document.body.textContent]).toEqual([['loaded'], 'Sleep']);
  });

  test('that nobody sees, such as in a window that is not open, are filled at once', async () => {
    tops = { '1stPagePopup': 0 };
    Element.prototype.checkVisibility = () => false;
    answer = answering({ '1stPagePopup': { html: 'Sleep' } });
    place('1stPagePopup');
    await passed();
    expect(stages()).toEqual(['loaded']);
  });

  test('are left alone in a preview', async () => {
    document.documentElement.removeAttribute(readerPageAttribute);
    place('rightRail');
    await passed();
    expect([asked, stages()]).toEqual([[], ['queued']]);
  });
});
