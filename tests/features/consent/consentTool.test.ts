/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { ConsentRecord } from '#contracts/consent.ts';
import type { OutsideChange } from '#contracts/outside/frame.ts';
import { start, untouchableMs } from '#features/consent/browser/consentTool.ts';

const tool = { partner: 'consentwell', title: 'Consentwell', purposes: [1, 2, 7], vendors: [755] };
const everything = { purposes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], vendors: [1, 755] };
const report = jest.fn();
let isActive: boolean;
let taken: ConsentRecord[];

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
  isActive = true;
  taken = [];
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive }) });
  document.body.innerHTML =
    '<header><a href="/">Home</a></header>' +
    '<form><p>May others?</p><button>Accept all</button><div></div></form>';
  const place = question().querySelector('div') as HTMLElement;
  place.setAttribute('data-consent-tool', JSON.stringify(tool));
  question().addEventListener('pagewell:choice', ({ detail }) => taken.push(detail));
  start(place, { report });
});
afterEach(() => jest.useRealTimers());

const question = () => document.querySelector('form') as HTMLFormElement;
const own = () => question().querySelector('button') as HTMLElement;
const outside = () => document.querySelector<HTMLElement>('[data-outside=consentwell]');
const tell = (change: OutsideChange): void => {
  outside()?.dispatchEvent(new CustomEvent('pagewell:outside', { bubbles: true, detail: change }));
};
const show = () => tell({ state: 'filled', size: [800, 100] });
const enter = (): void => {
  const frame = document.createElement('iframe');
  outside()?.append(frame);
  frame.tabIndex = 0;
  frame.focus();
};
const answer = (choice: unknown = everything) => tell({ state: 'filled', choice });

describe('a tool in the place of our question', () => {
  test('is not seen and cannot be used until it shows something, and takes no press for a moment', () => {
    expect([outside()?.style.visibility, outside()?.inert, own().inert]).toEqual(['hidden', true, undefined]);
    tell({ state: 'loading' });
    expect(outside()?.style.visibility).toBe('hidden');
    show();
    expect([outside()?.style.visibility, outside()?.inert, own().inert]).toEqual(['visible', true, true]);
    jest.advanceTimersByTime(untouchableMs - 1);
    expect(outside()?.inert).toBe(true);
    jest.advanceTimersByTime(1);
    expect(outside()?.inert).toBe(false);
  });

  test.each([
    [
      'everything',
      everything,
      { purposeConsents: [1, 2, 7], vendorConsents: [755], nonIABVendorsAllowed: true },
    ],
    [
      'all but a purpose',
      { purposes: [1, 2], vendors: [755] },
      { purposeConsents: [1, 2], vendorConsents: [755], nonIABVendorsAllowed: false },
    ],
    [
      'all but a vendor',
      { purposes: [1, 2, 7], vendors: [1] },
      { purposeConsents: [1, 2, 7], vendorConsents: [], nonIABVendorsAllowed: false },
    ],
    [
      'nothing',
      { purposes: [], vendors: [] },
      { purposeConsents: [], vendorConsents: [], nonIABVendorsAllowed: false },
    ],
    [
      'what nobody asked for',
      { purposes: [9], vendors: [3] },
      { purposeConsents: [], vendorConsents: [], nonIABVendorsAllowed: false },
    ],
  ])('is answered with %s, of what is asked for', (_what, choice, record) => {
    show();
    enter();
    answer(choice);
    expect(taken).toEqual([record]);
    expect(outside()).toBe(null);
    expect(report).not.toHaveBeenCalled();
  });

  test.each([
    ['it was not shown', () => enter()],
    ['nobody is in it', () => show()],
    [
      'nobody has done anything',
      () => {
        show();
        enter();
        isActive = false;
      },
    ],
  ])('is not believed where %s, which is counted', (_why, before) => {
    before();
    answer();
    expect([taken, outside(), own().inert]).toEqual([[], null, false]);
    expect(report.mock.calls).toEqual([
      [{ kind: 'client-error', metric: 'client.error.outside', actionOutcome: 'UNTRUE' }],
    ]);
  });

  test('is not believed where it answers with words, which is counted', () => {
    show();
    enter();
    answer({ purposes: 'all', vendors: [] });
    expect([taken, outside(), report.mock.calls.length]).toEqual([[], null, 1]);
  });

  test('is told the size of its place, in whole pixels and no more than anybody is told', () => {
    const sized = (width: number, height: number) => {
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, 0, width, height));
      const place = question().querySelector('[data-consent-tool]') as HTMLElement;
      place.replaceChildren();
      start(place, { report });
      jest.restoreAllMocks();
      return JSON.parse(outside()?.getAttribute('data-outside-facts') ?? '');
    };
    expect(sized(800.4, 175.9)).toEqual({ sizes: [[800, 175]] });
    expect(sized(2_560, 176)).toEqual({ sizes: [[2_000, 176]] });
  });

  test('is answered once', () => {
    show();
    enter();
    const place = outside();
    answer();
    place?.dispatchEvent(
      new CustomEvent('pagewell:outside', { detail: { state: 'filled', choice: everything } }),
    );
    expect(taken).toHaveLength(1);
  });

  test.each<OutsideChange>([{ state: 'empty' }, { state: 'ended', fault: 'silent' }])(
    'gives its place back: %j',
    (change) => {
      show();
      tell(change);
      expect([outside(), own().inert, taken]).toEqual([null, false, []]);
    },
  );
});
