/** @jest-environment jsdom */
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { privacyBannerAttribute } from '#contracts/consent.ts';
import { start } from '#features/placements/browser/livePlacements.ts';

const root = document.documentElement;
const isShown = () => document.querySelector<HTMLElement>('[data-popup]')?.hidden === false;

/** Of a page of 3,000 px in a window of 768: half of it is read at 1,116. */
function scrollTo(y: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
}
function open({ page = '1', referrer = '', stage = 'preloaded' } = {}): void {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.defineProperty(root, 'scrollHeight', { value: 3_000, configurable: true });
  document.body.innerHTML =
    `<div data-popup="${page}" hidden><button type="button">×</button>` +
    `<aside data-placement="popup" data-placement-stage="${stage}"></aside></div><input>`;
  scrollTo(0);
  const popup = document.querySelector('[data-popup]');
  if (popup) start(popup, { report: () => undefined });
}
const own = `${location.origin}/sleep`;

beforeEach(() => {
  sessionStorage.clear();
  root.setAttribute(readerPageAttribute, '');
  root.removeAttribute(privacyBannerAttribute);
});

describe('a window above the page', () => {
  test('comes once half of the page is read', () => {
    open();
    scrollTo(1_115);
    expect(isShown()).toBe(false);
    scrollTo(1_116);
    expect(isShown()).toBe(true);
  });

  test('takes no focus', () => {
    open();
    document.querySelector('input')?.focus();
    scrollTo(2_000);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  test.each([
    ['1', '', true],
    ['1', 'https://search.example/', true],
    ['1', 'about:blank', true],
    ['1', own, false],
    ['2', own, true],
    ['2', '', false],
    ['2', 'https://search.example/', false],
  ])('of page %s, for who comes from %j: %s', (page, referrer, shown) => {
    open({ page, referrer });
    scrollTo(2_000);
    expect(isShown()).toBe(shown);
  });

  test('never stands there while readers are asked about their privacy', () => {
    open();
    root.setAttribute(privacyBannerAttribute, '');
    scrollTo(2_000);
    expect(isShown()).toBe(false);
    root.removeAttribute(privacyBannerAttribute);
    scrollTo(2_001);
    expect(isShown()).toBe(true);
  });

  test('comes once in a session', () => {
    open();
    scrollTo(2_000);
    open({ page: '2', referrer: own });
    scrollTo(2_000);
    expect(isShown()).toBe(false);
  });

  test.each(['queued', 'loading', 'not_found', 'error'])('does not come empty: %s', (stage) => {
    open({ stage });
    scrollTo(2_000);
    expect(isShown()).toBe(false);
    document.querySelector('aside')?.setAttribute('data-placement-stage', 'loaded');
    scrollTo(2_001);
    expect(isShown()).toBe(true);
  });

  test.each([
    ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['its button', () => document.querySelector('button')?.click()],
  ])('goes by %s, and stays away', (_what, close) => {
    open();
    scrollTo(2_000);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(isShown()).toBe(true);
    close();
    expect(isShown()).toBe(false);
    scrollTo(2_100);
    expect(isShown()).toBe(false);
  });

  test('Escape before it comes is for somebody else', () => {
    open();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    scrollTo(2_000);
    expect(isShown()).toBe(true);
  });

  test('is not there in a preview', () => {
    root.removeAttribute(readerPageAttribute);
    open();
    scrollTo(2_000);
    expect(isShown()).toBe(false);
  });
});
