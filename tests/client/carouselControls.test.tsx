/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '#client/behaviours/carouselControls.ts';
import { Carousel } from '#widgets/ui/Carousel.tsx';

const gap = 16;
const names = ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'];

interface Layout {
  /** Width of a slide, in CSS pixels. */
  slide: number;
  perPage: number;
  direction?: 'ltr' | 'rtl';
}

/** A carousel of five slides that is laid out, which jsdom does not do, and made live. Scrolling is at once. */
function show({ slide, perPage, direction = 'ltr' }: Layout) {
  document.body.innerHTML = `<h2 id="picks">Picks</h2><div>${renderToStaticMarkup(<Carousel nameId="picks" slides={names} />)}</div>`;
  const track = screen.getByRole('list');
  const width = perPage * slide + (perPage - 1) * gap;
  const end = 5 * slide + 4 * gap - width;
  const toward = direction === 'rtl' ? -1 : 1;
  track.style.direction = direction;
  Object.defineProperty(track, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(track, 'scrollWidth', { value: width + end });
  const scrollTo = (position: number): void => {
    track.scrollLeft = toward * Math.min(Math.max(toward * position, 0), end);
    track.dispatchEvent(new Event('scroll'));
  };
  const scrollBy = jest.fn(({ left = 0 }: ScrollToOptions) => scrollTo(track.scrollLeft + left));
  Object.assign(track, { scrollBy });
  within(track)
    .getAllByRole('listitem')
    .forEach((item, index) => {
      const start = toward * index * (slide + gap);
      Object.defineProperty(item, 'offsetLeft', { value: start });
      Object.assign(item, { scrollIntoView: () => scrollTo(start) });
    });
  start(screen.getByRole('region'));
  return { track, scrollBy, scrollTo, end };
}

const arrow = (name: 'Previous' | 'Next') => screen.getByRole('button', { name });
const dots = () => screen.getAllByRole('button', { name: /of 5$/ });
const currentDot = () => dots().find((dot) => dot.ariaCurrent === 'true')?.ariaLabel;

let resized = (): void => {};
beforeAll(() => {
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe() {}
    },
  );
});
afterAll(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

describe('the arrows of a carousel', () => {
  test.each([
    [280, 300],
    [284, 300],
    [285, 301],
    [600, 616],
  ])('with slides of %i px move it by %i px: by 300, or by a wider slide', async (slide, by) => {
    const { scrollBy } = show({ slide, perPage: 1 });
    await userEvent.click(arrow('Next'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: by });
    await userEvent.click(arrow('Previous'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -by });
  });

  test('lead nowhere at the beginning and at the end, and keep the focus there', async () => {
    const { scrollTo, end } = show({ slide: 284, perPage: 2 });
    expect([arrow('Previous').ariaDisabled, arrow('Next').ariaDisabled]).toEqual(['true', 'false']);
    scrollTo(end);
    expect([arrow('Previous').ariaDisabled, arrow('Next').ariaDisabled]).toEqual(['false', 'true']);
    expect(arrow('Next').hasAttribute('disabled')).toBe(false);
  });

  test.each([
    [6, 'false'],
    [5, 'true'],
    [0, 'true'],
  ])('%i px before the end, Next being at its end is %s', (distance, atEnd) => {
    const { scrollTo, end } = show({ slide: 284, perPage: 2 });
    scrollTo(end - distance);
    expect(arrow('Next').ariaDisabled).toBe(atEnd);
  });

  test('go the other way where text runs from right to left', async () => {
    const { scrollBy } = show({ slide: 284, perPage: 2, direction: 'rtl' });
    await userEvent.click(arrow('Next'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
    expect(arrow('Previous').ariaDisabled).toBe('false');
  });
});

describe('the dots of a carousel', () => {
  test.each([
    [1, ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']],
    [2, ['1 of 5', '3 of 5', '5 of 5']],
    [3, ['1 of 5', '4 of 5']],
  ])('with %i slides to a page stand for the pages', (perPage, labels) => {
    show({ slide: 284, perPage });
    expect(dots().map(({ ariaLabel }) => ariaLabel)).toEqual(labels);
    // Their words are ours, whatever language the article is in.
    for (const dot of dots()) expect(dot.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  test('follow the position, and the last is that of the end', () => {
    const { scrollTo, end } = show({ slide: 284, perPage: 2 });
    expect(currentDot()).toBe('1 of 5');
    scrollTo(600);
    expect(currentDot()).toBe('3 of 5');
    scrollTo(end);
    expect(currentDot()).toBe('5 of 5');
  });

  test('lead to their page', async () => {
    const { track } = show({ slide: 284, perPage: 2 });
    await userEvent.click(screen.getByRole('button', { name: '3 of 5' }));
    expect(track.scrollLeft).toBe(600);
    expect(currentDot()).toBe('3 of 5');
  });

  test('are made anew once the slides have kept another size for 250 ms, and not before', () => {
    jest.useFakeTimers();
    const { track } = show({ slide: 284, perPage: 2 });
    Object.defineProperty(track, 'clientWidth', { value: 284 });
    resized();
    jest.advanceTimersByTime(200);
    resized();
    jest.advanceTimersByTime(249);
    expect(dots()).toHaveLength(3);
    jest.advanceTimersByTime(1);
    expect(dots()).toHaveLength(5);
    jest.useRealTimers();
  });
});

test('a dot keeps the focus where the size of slides changes and their number in a page does not', () => {
  jest.useFakeTimers();
  show({ slide: 284, perPage: 2 });
  dots()[1]?.focus();
  resized();
  jest.advanceTimersByTime(250);
  expect(document.activeElement).toBe(dots()[1]);
  jest.useRealTimers();
});

test('a list that scrolls takes the focus, and one that does not takes none', () => {
  expect(show({ slide: 284, perPage: 2 }).track.tabIndex).toBe(0);
  expect(show({ slide: 284, perPage: 5 }).track.hasAttribute('tabindex')).toBe(false);
});

test('a carousel that misses a part is left alone, and said to', () => {
  const section = document.createElement('section');
  section.innerHTML = '<ul></ul>';
  expect(() => start(section)).toThrow('misses a part');
});
