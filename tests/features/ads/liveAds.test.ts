/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import {
  type AdOffer,
  deferredAdMs,
  inlineStickyMs,
  leaderboardStickyMs,
  stickyAboveProperty,
} from '#contracts/ads.ts';
import { type OutsideChange, outsideDomEvent } from '#contracts/outside/frame.ts';

interface Observer {
  target: Element;
  margin: string;
  see: (isIntersecting: boolean, bottom?: number) => void;
}

/** Where each element is, in pixels from the top of a window of 768. */
let tops: Map<Element, number>;
let observers: Observer[];
let start: (place: Element) => void;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  // Whether the leaderboard is hidden is known for a page: each test has its own.
  ({ start } = await import('#features/ads/browser/liveAds.ts'));
  [tops, observers] = [new Map(), []];
  document.documentElement.removeAttribute('data-ads-blocked');
  document.body.innerHTML = '<header></header>';
  globalThis.IntersectionObserver = class {
    readonly tell: (entries: unknown[]) => void;
    readonly margin: string;
    constructor(tell: (entries: unknown[]) => void, { rootMargin = '' }: { rootMargin?: string } = {}) {
      this.tell = tell;
      this.margin = rootMargin;
    }
    own: Observer | undefined;
    observe(target: Element) {
      const see = (isIntersecting: boolean, bottom = 0) =>
        this.tell([{ isIntersecting, boundingClientRect: { bottom, height: 290, width: 650 } }]);
      this.own = { target, margin: this.margin, see };
      observers.push(this.own);
    }
    disconnect() {
      observers = observers.filter((each) => each !== this.own);
    }
  } as unknown as typeof IntersectionObserver;
  Element.prototype.getBoundingClientRect = function top(this: Element) {
    return { top: tops.get(this) ?? 0 } as DOMRect;
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 130, configurable: true });
});
afterEach(() => jest.useRealTimers());

interface PlaceOptions {
  stay?: 'leaderboard' | 'inline';
  offer?: Partial<AdOffer>;
  state?: string;
  top?: number;
}
function place(id: string, { stay, offer, state = 'house', top = 0 }: PlaceOptions = {}): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = '<div><small></small><button>×</button></div>';
  Object.assign(element.dataset, { adSlot: id, adState: state });
  if (stay) element.dataset.adStay = stay;
  if (offer) {
    const sizes = { desktop: [[300, 250]] };
    element.dataset.adOffer = JSON.stringify({ partner: 'adlark', sizes, ...offer });
  }
  document.body.append(element);
  if (element.firstElementChild) tops.set(element.firstElementChild, top);
  start(element);
  return element;
}
const watching = (target: Element | null) => observers.filter((each) => each.target === target);
const see = (target: Element | null, isIntersecting: boolean, bottom?: number): void => {
  for (const each of watching(target)) each.see(isIntersecting, bottom);
};
const isHeld = (element: Element) => element.hasAttribute('data-ad-held');
const after = (ms: number) => jest.advanceTimersByTime(ms);
const isBlocked = () => document.documentElement.hasAttribute('data-ads-blocked');

describe('the leaderboard of the header', () => {
  const header = () => document.querySelector('header');

  test('is held while its room is in view, and for 3 seconds after that was scrolled past', () => {
    const leaderboard = place('DLB1', { stay: 'leaderboard' });
    expect(isHeld(leaderboard)).toBe(false);
    see(header(), true);
    expect(isHeld(leaderboard)).toBe(true);
    see(header(), false);
    after(leaderboardStickyMs - 1);
    expect(isHeld(leaderboard)).toBe(true);
    after(1);
    expect(isHeld(leaderboard)).toBe(false);
  });

  test('is held on for whoever scrolls back in time, and again for whoever comes back later', () => {
    const leaderboard = place('DLB1', { stay: 'leaderboard' });
    see(header(), true);
    see(header(), false);
    after(leaderboardStickyMs - 1);
    see(header(), true);
    after(leaderboardStickyMs);
    expect(isHeld(leaderboard)).toBe(true);
    see(header(), false);
    after(leaderboardStickyMs);
    expect(isHeld(leaderboard)).toBe(false);
    see(header(), true);
    expect(isHeld(leaderboard)).toBe(true);
  });

  test('says how high it is, and is told by what stands above it', () => {
    place('DLB1', { stay: 'leaderboard' });
    expect(document.documentElement.style.getPropertyValue(stickyAboveProperty)).toBe('130px');
    expect(watching(header()).map(({ margin }) => margin)).toEqual(['130px 0px 0px']);
  });
});

describe('an ad in the text', () => {
  test('is held for 2 seconds once it was scrolled past', () => {
    const inText = place('DLB2', { stay: 'inline' });
    see(inText, true, 500);
    expect(isHeld(inText)).toBe(false);
    see(inText, false, 0);
    expect(isHeld(inText)).toBe(true);
    expect(inText.style.minHeight).toBe('290px');
    after(inlineStickyMs - 1);
    expect(isHeld(inText)).toBe(true);
    after(1);
    expect(isHeld(inText)).toBe(false);
  });

  test('is let go as soon as its room comes into view again', () => {
    const inText = place('DLB2', { stay: 'inline' });
    see(inText, true, 500);
    see(inText, false, 0);
    see(inText, true, 1);
    expect(isHeld(inText)).toBe(false);
    after(inlineStickyMs);
    expect(isHeld(inText)).toBe(false);
  });

  test.each([
    ['nobody has seen it', [[false, -900]]],
    [
      'it is left downwards',
      [
        [true, 500],
        [false, 900],
      ],
    ],
  ] satisfies [string, [boolean, number][]][])('is not held where %s', (_why, seen) => {
    const inText = place('DLB2', { stay: 'inline' });
    for (const [isIntersecting, bottom] of seen) see(inText, isIntersecting, bottom);
    expect(isHeld(inText)).toBe(false);
  });

  test('is not held while the leaderboard of the header is there, and is once that is hidden', () => {
    const leaderboard = place('DLB1', { stay: 'leaderboard' });
    const inText = place('DLB2', { stay: 'inline' });
    const scrollPast = () => {
      see(inText, true, 500);
      see(inText, false, 0);
    };
    see(document.querySelector('header'), true);
    see(document.querySelector('header'), false);
    scrollPast();
    expect([isHeld(leaderboard), isHeld(inText)]).toEqual([true, false]);
    after(leaderboardStickyMs);
    scrollPast();
    expect([isHeld(leaderboard), isHeld(inText)]).toEqual([false, true]);
  });
});

describe('asking for an ad of others', () => {
  const outside = (of: Element) => of.querySelector<HTMLElement>('[data-outside]');
  const box = (of: Element) => of.firstElementChild;
  const tell = (of: Element, change: OutsideChange) =>
    outside(of)?.dispatchEvent(new CustomEvent(outsideDomEvent, { bubbles: true, detail: change }));
  function asked(id: string, options: PlaceOptions = {}): HTMLElement {
    const element = place(id, { offer: {}, ...options });
    after(0);
    see(box(element), true);
    return element;
  }

  test('waits until the place is a window’s height away', () => {
    const one = place('DMR1', { offer: {} });
    after(0);
    expect(watching(box(one)).map(({ margin }) => margin)).toEqual(['0px 0px 100%']);
    see(box(one), false);
    expect(outside(one)).toBeNull();
    see(box(one), true);
    expect(outside(one)?.dataset.outsideFacts).toBe(JSON.stringify({ slot: 'DMR1', sizes: [[300, 250]] }));
    expect(outside(one)?.title).toBe('Advertisement');
  });

  test('looks above what is seen as well, where the article wants that', () => {
    const one = place('DMR1', { offer: { above: true } });
    after(0);
    expect(watching(box(one)).map(({ margin }) => margin)).toEqual(['100% 0px']);
  });

  test('measures a place at once where it is in view, and 2 seconds later where it is not', () => {
    const inView = place('DMR1', { offer: {}, top: 767 });
    const below = place('DMR2', { offer: {}, top: 768 });
    const measured = () => [watching(box(inView)).length, watching(box(below)).length];
    after(deferredAdMs - 1);
    expect(measured()).toEqual([1, 0]);
    after(1);
    expect(measured()).toEqual([1, 1]);
  });

  test('is done for sizes of this window alone', () =>
    expect(outside(asked('MMR1', { offer: { sizes: { mobile: [[320, 50]] } } }))).toBeNull());

  test('is not done for what its reader has closed meanwhile', () => {
    const one = place('DMR1', { offer: {} });
    one.querySelector('button')?.click();
    expect(one.dataset.adState).toBe('dismissed');
    after(0);
    see(box(one), true);
    expect(outside(one)).toBeNull();
  });

  test('shows what came, as large as it is, and ours again when it has gone', () => {
    const one = asked('DMR1');
    tell(one, { state: 'loading' });
    expect(one.dataset).toMatchObject({ adState: 'loading' });
    tell(one, { state: 'filled', size: [300, 250] });
    expect(one.dataset).toMatchObject({ adState: 'filled', adSize: '300x250' });
    tell(one, { state: 'filled', size: [250, 250] });
    expect(one.dataset.adSize).toBe('250x250');
    tell(one, { state: 'ended', fault: 'size' });
    expect(one.dataset.adState).toBe('house');
    expect(one.dataset.adSize).toBeUndefined();
    expect(outside(one)).toBeNull();
  });

  test('leaves a place without an ad of our own as empty as it was', () => {
    const one = asked('DMR1', { state: 'empty' });
    tell(one, { state: 'loading' });
    tell(one, { state: 'empty' });
    expect(one.dataset.adState).toBe('empty');
  });

  test('brings nothing back that was closed while it came', () => {
    const one = asked('DMR1');
    one.querySelector('button')?.click();
    tell(one, { state: 'filled', size: [300, 250] });
    expect(one.dataset.adState).toBe('dismissed');
  });

  describe('where something keeps ads away', () => {
    test('stops, and lets go what is held', () => {
      const leaderboard = place('DLB1', { stay: 'leaderboard' });
      see(document.querySelector('header'), true);
      tell(asked('DMR1'), { state: 'ended', fault: 'missing' });
      expect([isBlocked(), isHeld(leaderboard)]).toEqual([true, false]);
      see(document.querySelector('header'), true);
      expect(isHeld(leaderboard)).toBe(false);
      expect(outside(asked('DMR2'))).toBeNull();
    });

    test('goes on as if nothing was where the site insists', () => {
      const leaderboard = place('DLB1', { stay: 'leaderboard', offer: { insists: true } });
      see(document.querySelector('header'), true);
      tell(asked('DMR1', { offer: { insists: true } }), { state: 'ended', fault: 'missing' });
      expect([isBlocked(), isHeld(leaderboard)]).toEqual([false, true]);
      expect(outside(asked('DMR2', { offer: { insists: true } }))).not.toBeNull();
    });

    test.each(['silent', 'size', 'flood', 'navigated', 'withdrawn'] as const)(
      'is not told by one frame that goes: %s',
      (fault) => {
        tell(asked('DMR1'), { state: 'ended', fault });
        expect(isBlocked()).toBe(false);
        expect(outside(asked('DMR2'))).not.toBeNull();
      },
    );
  });
});

describe('a partner that looks whether ads are kept away', () => {
  function answer(change: OutsideChange, kind = 'ad-block-check'): void {
    place('DMR1', { offer: {} });
    const check = document.createElement('div');
    check.dataset.outsideKind = kind;
    document.body.append(check);
    check.dispatchEvent(new CustomEvent(outsideDomEvent, { bubbles: true, detail: change }));
  }

  test.each<[string, OutsideChange]>([
    ['says so', { state: 'empty' }],
    ['does not come', { state: 'ended', fault: 'missing' }],
    ['says nothing in its time', { state: 'ended', fault: 'silent' }],
  ])('is believed where it %s', (_what, change) => {
    answer(change);
    expect(isBlocked()).toBe(true);
  });

  test.each<[string, OutsideChange]>([
    ['still looks', { state: 'loading' }],
    ['sees them', { state: 'filled', size: [1, 1] }],
    ['goes because its reader has said no', { state: 'waiting', fault: 'withdrawn' }],
  ])('changes nothing where it %s', (_what, change) => {
    answer(change);
    expect(isBlocked()).toBe(false);
  });

  test('is the only one whose silence says that', () => {
    answer({ state: 'ended', fault: 'silent' }, 'survey');
    expect(isBlocked()).toBe(false);
  });
});
