/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { start } from '#client/behaviours/countUp.ts';
import { watchViewport } from '../support/seen.ts';
import { showBlock } from '../support/shownBlock.ts';

let viewport: ReturnType<typeof watchViewport>;
/** Whether the style sheet shows the final value, as it does where no motion is wanted or the script is late. */
let showsFinal: boolean;

beforeEach(() => {
  viewport = watchViewport();
  showsFinal = false;
  jest.useFakeTimers();
  Element.prototype.checkVisibility = () => showsFinal;
  showBlock('stats', {
    items: [{ number: '$1,000.50 a year', still: false }, { number: '7 to 9' }, { number: '31%' }],
  });
  start(list());
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const list = (): HTMLElement => document.querySelector('[data-count-list]') as HTMLElement;
const figure = (): Element => document.querySelector('strong') as Element;
/** What readers see: the count as long as there is one. */
const shown = (): string | null => figure().getAttribute('data-count') ?? figure().textContent;
const comeIntoView = (): void => viewport.show(list());

describe('the count', () => {
  test('stands at 80% until the figures are seen', () => {
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe('$800.40 a year');
  });

  test('begins when they are first seen, and ends after 2000 ms', () => {
    comeIntoView();
    expect(shown()).toBe('$800.40 a year');
    jest.advanceTimersByTime(1984);
    expect(shown()).not.toBe('$1,000.50 a year');
    jest.advanceTimersByTime(16);
    expect(shown()).toBe('$1,000.50 a year');
  });

  test('takes 60 steps, of which none is lower than the one before', () => {
    comeIntoView();
    const steps = [shown()];
    for (let frame = 0; frame < 125; frame++) {
      jest.advanceTimersByTime(16);
      if (shown() !== steps.at(-1)) steps.push(shown());
    }
    // 60 steps after the value it starts at.
    expect(steps).toHaveLength(61);
    const values = steps.map((text) => Number(text?.replace(/[^\d.]/g, '')));
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });

  test('draws the strokes of figures that stand still in the same time, and leaves their numbers', () => {
    const still = document.querySelector('[data-stroke]');
    expect(list().style.getPropertyValue('--counted')).toBe('');
    comeIntoView();
    expect([list().style.getPropertyValue('--counted'), still?.textContent]).toEqual(['0', '31%']);
    jest.advanceTimersByTime(2000);
    expect([list().style.getPropertyValue('--counted'), still?.textContent]).toEqual(['1', '31%']);
  });

  test('runs once', () => {
    comeIntoView();
    jest.advanceTimersByTime(2000);
    comeIntoView();
    expect(shown()).toBe('$1,000.50 a year');
    expect(viewport.watched()).toBe(0);
  });

  test('leaves the final value in the text, which is what is read out', () => {
    comeIntoView();
    jest.advanceTimersByTime(500);
    expect(figure().textContent).toBe('$1,000.50 a year');
  });

  test('never begins where the final value is shown already: no figure falls', () => {
    showsFinal = true;
    comeIntoView();
    expect(shown()).toBe('$1,000.50 a year');
    expect(jest.getTimerCount()).toBe(0);
  });
});
