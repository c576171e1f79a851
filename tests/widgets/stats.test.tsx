/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from 'react';
import { countedText } from '../../widgets/stats/countUp.ts';
import { hydrateIsland, serverHtml, showIsland } from '../support/island.ts';
import { watchViewport } from '../support/seen.ts';

const noData = 'Stats Block Placeholder - No data found';
const sleep = { header: 'Sleep in numbers', items: [{ number: '$1,000.50 a year', text: 'is spent' }] };

describe('a number at a step of its count', () => {
  test.each([
    ['100', '80', '90'],
    ['92%', '74%', '83%'],
    ['-50', '-40', '-45'],
    ['$1,250', '$1,000', '$1,125'],
    ['1 250', '1 000', '1 125'],
    ['5.0 million', '4.0 million', '4.5 million'],
    ['1,000,000+', '800,000+', '900,000+'],
    ['~12.50', '~10.00', '~11.25'],
  ])('%s starts at 80%% as %s, and passes %s half way', (text, start, halfWay) => {
    expect(countedText(text, 0)).toBe(start);
    expect(countedText(text, 30)).toBe(halfWay);
  });

  test('is the text as written at the last step', () => {
    expect(countedText('007', 59)).not.toBe('007');
    expect(countedText('007', 60)).toBe('007');
  });

  test.each(['many', '', '7 to 9', '1 in 3', '24/7', '1,25', '1.250.000', '1e+21', '1234567890123456'])(
    'that is not exactly one plain number is shown unchanged: %p',
    (text) => {
      expect(countedText(text, 0)).toBe(text);
      expect(countedText(text, 59)).toBe(text);
    },
  );
});

describe('the stats block, as the server sends it', () => {
  test('shows header, final values and texts to readers without JavaScript', () => {
    showIsland('stats', sleep);
    expect(document.querySelector('h2')?.textContent).toBe('Sleep in numbers');
    expect(document.querySelector('li')?.textContent).toBe('$1,000.50 a yearis spent');
  });

  test('takes numbers that are no texts', () => {
    expect(serverHtml('stats', { items: [{ number: 37 }] })).toContain('37');
  });

  test.each([{}, { items: [] }, { header: 'Only a header' }])(
    'without data hides the placeholder from readers: %j',
    (data) => {
      expect(serverHtml('stats', data)).toContain(`hidden="">${noData}`);
      expect(serverHtml('stats', data, { preview: true })).toContain(`data-placeholder="">${noData}`);
    },
  );
});

describe('the count', () => {
  let motion: 'no-preference' | 'reduce';
  let viewport: ReturnType<typeof watchViewport>;

  beforeEach(() => {
    motion = 'no-preference';
    viewport = watchViewport();
    jest.useFakeTimers();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    window.matchMedia = (query) => ({ matches: query.endsWith(`${motion})`) }) as MediaQueryList;
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });

  async function hydrated(): Promise<void> {
    const island = showIsland('stats', sleep);
    await act(() => hydrateIsland(island, 'stats'));
  }
  const figure = (): Element => {
    const element = document.querySelector('strong');
    if (!element) throw new Error('There is no figure');
    return element;
  };
  const list = (): Element => {
    const element = document.querySelector('ul');
    if (!element) throw new Error('There is no list');
    return element;
  };
  const pass = (milliseconds: number): Promise<void> =>
    act(async () => void jest.advanceTimersByTime(milliseconds));
  const comeIntoView = (): Promise<void> => act(async () => viewport.show(list()));

  test('does not begin before the block is seen', async () => {
    await hydrated();
    await pass(10_000);
    expect(figure().textContent).toBe('$1,000.50 a year');
  });

  test('starts at 80% when the block is first seen, and ends after 2000 ms', async () => {
    await hydrated();
    await comeIntoView();
    expect(figure().textContent).toBe('$800.40 a year');
    await pass(1984);
    expect(figure().textContent).not.toBe('$1,000.50 a year');
    await pass(16);
    expect(figure().textContent).toBe('$1,000.50 a year');
  });

  test('takes 60 steps', async () => {
    await hydrated();
    await comeIntoView();
    const shown = new Set([figure().textContent]);
    for (let frame = 0; frame < 125; frame++) {
      await pass(16);
      shown.add(figure().textContent);
    }
    // 60 steps after the value it starts at.
    expect(shown.size).toBe(61);
  });

  test('runs once', async () => {
    await hydrated();
    await comeIntoView();
    await pass(2000);
    await comeIntoView();
    expect(figure().textContent).toBe('$1,000.50 a year');
    expect(viewport.watched()).toBe(0);
  });

  test('is not read out: meanwhile assistive technology has the final value', async () => {
    await hydrated();
    await comeIntoView();
    expect(figure().getAttribute('aria-label')).toBe('$1,000.50 a year');
    await pass(2000);
    expect(figure().hasAttribute('aria-label')).toBe(false);
  });

  test('never begins for readers who want less motion', async () => {
    motion = 'reduce';
    await hydrated();
    await comeIntoView();
    expect(figure().textContent).toBe('$1,000.50 a year');
  });
});
