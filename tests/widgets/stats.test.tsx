/** @jest-environment jsdom */
import { showBlock } from '../support/shownBlock.ts';

const noData = 'Stats Block Placeholder - No data found';
const sleep = { header: 'Sleep in numbers', items: [{ number: '1,000', text: 'people were asked' }] };
const figures = (): Element[] => [...document.querySelectorAll('strong')];

describe('the stats block, as the server sends it', () => {
  test('shows header, final values and texts to readers without JavaScript', () => {
    showBlock('stats', sleep);
    expect(document.querySelector('h2')?.textContent).toBe('Sleep in numbers');
    expect(document.querySelector('li')?.textContent).toBe('1,000people were asked');
  });

  test('takes numbers that are no texts', () => {
    showBlock('stats', { items: [{ number: 37 }] });
    expect(document.querySelector('li')?.textContent).toBe('37');
  });

  test('says where the count of each figure starts, and of none that cannot be counted', () => {
    showBlock('stats', { items: [...sleep.items, { number: '7 to 9' }] });
    expect(figures().map((figure) => figure.getAttribute('data-count'))).toEqual(['800', null]);
  });

  test('shows the true value of a limit from the first moment, and draws its stroke alone', () => {
    showBlock('stats', { items: [{ number: '350 mg', text: 'a day is the upper limit' }, ...sleep.items] });
    const [limit] = figures();
    expect(limit?.hasAttribute('data-count')).toBe(false);
    expect(limit?.hasAttribute('data-stroke')).toBe(true);
  });

  test.each([
    [true, { number: '23', text: 'trials' }, null],
    [false, { number: '92%', text: 'of adults' }, '74%'],
  ])('follows the author where still is %p', (still, item, count) => {
    showBlock('stats', { items: [{ ...item, still }] });
    expect(figures()[0]?.getAttribute('data-count')).toBe(count);
  });

  test('draws shares as dots of 100 beside their figures, and no other figure', () => {
    showBlock('stats', { dots: true, items: [{ number: '43%' }, { number: '7 hours' }, { number: '0%' }] });
    const drawn = [...document.querySelectorAll('li')].map((item) =>
      [...item.querySelectorAll('path')].map((path) => path.getAttribute('d')),
    );
    const [all, some] = drawn[0] ?? [];
    expect(all?.match(/h90\.1/g)).toHaveLength(10);
    expect(some).toBe('M5 5h90.1M5 15h90.1M5 25h90.1M5 35h90.1M5 45h20.1');
    expect(drawn.slice(1)).toEqual([[], [all]]);
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('li')?.textContent).toBe('43%');
  });

  test('draws "x of y" as y dots, x of them filled', () => {
    const items = [{ number: '2 of 3' }, { number: '0 of 3' }, { number: '18 of 84' }];
    showBlock('stats', { dots: true, items });
    const drawn = [...document.querySelectorAll('li')].map((item) =>
      [...item.querySelectorAll('path')].map((path) => path.getAttribute('d')),
    );
    expect(drawn.slice(0, 2)).toEqual([['M5 5h20.1', 'M5 5h10.1'], ['M5 5h20.1']]);
    expect(drawn[2]?.[0]?.match(/M5 \d+h/g)).toHaveLength(9);
    expect(drawn[2]?.[1]).toBe('M5 5h90.1M5 15h70.1');
    expect(document.querySelector('li')?.textContent).toBe('2 of 3');
  });

  test('draws no dots unless asked, and counts none that it draws', () => {
    showBlock('stats', { items: [{ number: '43%' }] });
    expect(document.querySelector('svg')).toBeNull();
    showBlock('stats', { dots: true, items: [{ number: '43%', still: false }] });
    expect(figures()[0]?.hasAttribute('data-count')).toBe(false);
  });

  test('shows editors the final values, and moves nothing', () => {
    const { html } = showBlock('stats', { items: [...sleep.items, { number: '31%' }] }, { preview: true });
    expect(html).not.toMatch(/data-(?:count|stroke)/);
  });

  test('needs no React: a small script counts', () => {
    const { html } = showBlock('stats', sleep);
    expect(html).toContain('data-count-list');
    expect(html).not.toContain('data-island-props');
  });

  test.each([{}, { items: [] }, { header: 'Only a header' }])(
    'without data hides the placeholder from readers: %j',
    (data) => {
      expect(showBlock('stats', data).html).toContain(`hidden="">${noData}`);
      expect(showBlock('stats', data, { preview: true }).html).toContain(
        `data-placeholder="unwritten">${noData}`,
      );
    },
  );
});
