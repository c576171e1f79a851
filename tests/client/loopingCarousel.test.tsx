/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { start } from '#client/behaviours/loopingCarousel.ts';
import { showBlock } from '../support/shownBlock.ts';

const names = ['A', 'B', 'C', 'D', 'E'];
let resized: () => void;
let sized: Element[];
let wantsNoMotion: boolean;

const track = () => document.querySelector('ul') as HTMLElement;
const cards = () =>
  [...track().children].filter((child): child is HTMLElement => child instanceof HTMLElement);
const titles = () => cards().map((card) => card.querySelector('b')?.textContent);
const live = () =>
  cards().flatMap((card) => (card.inert ? [] : (card.querySelector('b')?.textContent ?? [])));
const moved = () => track().style.getPropertyValue('--moved');
const press = (name: string) => screen.getByRole('button', { name }).click();
const current = () =>
  screen.getAllByRole('button', { name: /of/ }).findIndex(({ ariaCurrent }) => ariaCurrent === 'true');
const come = (ms: number) => jest.advanceTimersByTime(ms);

function show({ whole = 2, direction = 'ltr', count = names.length } = {}): void {
  showBlock('looping-carousel', { slides: names.slice(0, count).map((title) => ({ title })) });
  track().style.setProperty('--whole', String(whole));
  track().style.direction = direction;
  start(screen.getByRole('region'));
}

beforeEach(() => {
  jest.useFakeTimers();
  wantsNoMotion = false;
  sized = [];
  Object.assign(globalThis, { matchMedia: () => ({ matches: wantsNoMotion }) });
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe(element: Element) {
        sized.push(element);
      }
    },
  );
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('cards that are not there whole', () => {
  test.each([
    [1, ['A']],
    [2, ['A', 'B']],
    [3, ['A', 'B', 'C']],
  ])('are inert: with %i whole ones all but %j', (whole, expected) => {
    show({ whole });
    expect(live()).toEqual(expected);
  });

  test('are counted again when the row changes its size, or its cards do', () => {
    show({ whole: 2 });
    expect(sized).toEqual([track(), cards()[0]]);
    track().style.setProperty('--whole', '3');
    resized();
    expect(live()).toEqual(['A', 'B', 'C']);
  });

  test('are none where all of them stand there', () => {
    show({ whole: 3, count: 3 });
    expect(live()).toEqual(['A', 'B', 'C']);
  });
});

describe('an arrow', () => {
  test('moves the row by a card for 400 ms, and then the list rotates', () => {
    show();
    press('Next');
    expect(moved()).toBe('-1');
    expect(track().hasAttribute('data-moving')).toBe(true);
    come(399);
    expect(titles().slice(0, 5)).toEqual(names);
    come(1);
    expect(titles()).toEqual(['B', 'C', 'D', 'E', 'A']);
    expect(moved()).toBe('0');
    expect(track().hasAttribute('data-moving')).toBe(false);
    expect(live()).toEqual(['B', 'C']);
    expect(current()).toBe(1);
  });

  test('back from the first card leads to the last', () => {
    show();
    press('Previous');
    come(400);
    expect(titles()).toEqual(['E', 'A', 'B', 'C', 'D']);
    expect(live()).toEqual(['E', 'A']);
    expect(current()).toBe(4);
  });

  test('wraps: as many moves as there are cards lead to the first', () => {
    show();
    for (const _ of names) {
      press('Next');
      come(400);
    }
    expect(titles()).toEqual(names);
    expect(current()).toBe(0);
  });

  test('pressed while the row moves ends that move, and begins the next', () => {
    show();
    press('Next');
    come(100);
    press('Next');
    expect(current()).toBe(2);
    come(400);
    expect(titles()).toEqual(['C', 'D', 'E', 'A', 'B']);
  });

  test('has the card that goes seen at the other end meanwhile, where nobody can reach it', () => {
    show({ count: 3 });
    press('Next');
    expect(titles()).toEqual(['A', 'B', 'C', 'A']);
    expect(live()).toEqual(['B', 'C']);
    come(400);
    expect(titles()).toEqual(['B', 'C', 'A']);
  });

  test('moves at once for readers who want no motion', () => {
    wantsNoMotion = true;
    show();
    press('Next');
    expect(titles()).toEqual(['B', 'C', 'D', 'E', 'A']);
    expect(track().hasAttribute('data-moving')).toBe(false);
  });
});

describe('a dot', () => {
  test.each([
    ['1 of 5', 'A', '0'],
    ['2 of 5', 'B', '-1'],
    ['3 of 5', 'C', '-2'],
    ['4 of 5', 'D', '0'],
    ['5 of 5', 'E', '0'],
  ])('%s leads to card %s, by the shorter way', (name, first, movedTo) => {
    show();
    press(name);
    expect(moved() || '0').toBe(movedTo);
    come(400);
    expect(titles()[0]).toBe(first);
  });

  test('leads to its card from anywhere', () => {
    show();
    press('5 of 5');
    come(400);
    press('2 of 5');
    come(400);
    expect(titles()).toEqual(['B', 'C', 'D', 'E', 'A']);
  });
});

describe('a swipe', () => {
  /** A finger goes down, moves by so many CSS pixels, and goes up. */
  function swipe(across: number, down: number, { pointerType = 'touch', end = 'pointerup' } = {}): void {
    const tell = (type: string, clientX: number, clientY: number) =>
      track().dispatchEvent(Object.assign(new Event(type), { pointerId: 1, pointerType, clientX, clientY }));
    tell('pointerdown', 200, 200);
    tell(end, 200 + across, 200 + down);
    if (end !== 'pointerup') tell('pointerup', 200 + across, 200 + down);
    come(400);
  }

  test.each([
    [-26, 0, 'B'],
    [-25, 0, 'A'],
    [26, 0, 'E'],
    [25, 0, 'A'],
    [-40, 40, 'B'],
    [-40, 41, 'A'],
    [-40, -40, 'B'],
    [-40, -41, 'A'],
  ])('by %i across and %i down leads to card %s: over 25 px, at most 45°', (across, down, first) => {
    show();
    swipe(across, down);
    expect(titles()[0]).toBe(first);
  });

  test('goes the other way where text runs from right to left', () => {
    show({ direction: 'rtl' });
    swipe(26, 0);
    expect(titles()[0]).toBe('B');
  });

  test('is none where the browser takes it for its own, or by a mouse', () => {
    show();
    swipe(-100, 0, { end: 'pointercancel' });
    swipe(-100, 0, { pointerType: 'mouse' });
    expect(titles()[0]).toBe('A');
  });

  test('moves nothing where all cards stand there', () => {
    show({ whole: 3, count: 3 });
    swipe(-100, 0);
    expect(titles()).toEqual(['A', 'B', 'C']);
  });
});

test('a carousel that misses a part is left alone, and said to', () => {
  const section = document.createElement('section');
  section.innerHTML = '<ul></ul>';
  expect(() => start(section)).toThrow('misses a part');
});
