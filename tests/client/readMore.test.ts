/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { start } from '#client/behaviours/readMore.ts';

/** What the server declares, for the first click. */
const opened = { kind: 'element-clicked', actionOutcome: 'OPEN', name: 'Sleep therapy' };

let height = 0;
const watched = new Map<Element, () => void>();

/** jsdom has no layout, so the test says how tall the text is, and when that changes. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      observe: (element: Element) => void;
      constructor(changed: () => void) {
        this.observe = (element) => watched.set(element, changed);
      }
    },
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

function resizeTo(newHeight: number): void {
  height = newHeight;
  const text = document.querySelector('[data-read-more] > div') as Element;
  watched.get(text)?.();
  jest.advanceTimersToNextFrame();
}

function show(textHeight: number, threshold = 154): void {
  height = textHeight;
  document.body.innerHTML =
    `<div data-read-more="${threshold}"><div>A review with a <a href="#x">link</a></div>` +
    `<button type="button" hidden data-track-click='${JSON.stringify(opened)}'>Read more</button></div>`;
  start(document.querySelector('[data-read-more]') as Element);
}

const state = () => document.querySelector('[data-read-more]')?.getAttribute('data-fold');
const reported = (): unknown => JSON.parse(button().dataset.trackClick ?? '');
const button = () => document.querySelector('button') as HTMLButtonElement;

describe('a review', () => {
  test.each([0, 153, 154])('of %i px is shown open, without a button', (textHeight) => {
    show(textHeight);
    expect(state()).toBe('open');
    expect(button().hidden).toBe(true);
  });

  test.each([155, 2000])('of %i px is folded to a preview, with a button', (textHeight) => {
    show(textHeight);
    expect(state()).toBe('closed');
    expect(screen.getByRole('button', { name: 'Read more' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('reports each click with what has come of it, also after it was unfolded by other means', () => {
    show(500);
    fireEvent.click(button());
    expect(reported()).toEqual(opened);
    fireEvent.click(button());
    expect(reported()).toEqual({ ...opened, actionOutcome: 'CLOSE' });
    fireEvent.focusIn(screen.getByRole('link'));
    fireEvent.click(button());
    expect(reported()).toEqual({ ...opened, actionOutcome: 'CLOSE' });
  });

  test('unfolds when the keyboard reaches a link in it, or the browser’s search scrolls it', () => {
    show(500);
    fireEvent.focusIn(screen.getByRole('link'));
    expect(state()).toBe('open');
    show(500);
    fireEvent.scroll(screen.getByRole('link').parentElement as HTMLElement);
    expect(state()).toBe('open');
    expect(button().textContent).toBe('Read less');
  });

  test('is measured again when it changes its size, and stays as the reader put it', () => {
    show(100);
    resizeTo(300);
    expect(state()).toBe('closed');
    expect(button().hidden).toBe(false);
    fireEvent.click(button());
    resizeTo(400);
    expect(state()).toBe('open');
    resizeTo(100);
    expect(button().hidden).toBe(true);
  });

  test('has the threshold that its widget says', () => {
    show(172, 172);
    expect(state()).toBe('open');
    show(173, 172);
    expect(state()).toBe('closed');
  });
});
