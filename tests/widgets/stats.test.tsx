/** @jest-environment jsdom */
import { showBlock } from '../support/shownBlock.ts';

const noData = 'Stats Block Placeholder - No data found';
const sleep = { header: 'Sleep in numbers', items: [{ number: '$1,000.50 a year', text: 'is spent' }] };

describe('the stats block, as the server sends it', () => {
  test('shows header, final values and texts to readers without JavaScript', () => {
    showBlock('stats', sleep);
    expect(document.querySelector('h2')?.textContent).toBe('Sleep in numbers');
    expect(document.querySelector('li')?.textContent).toBe('$1,000.50 a yearis spent');
  });

  test('takes numbers that are no texts', () => {
    showBlock('stats', { items: [{ number: 37 }] });
    expect(document.querySelector('li')?.textContent).toBe('37');
  });

  test('says where the count of each figure starts, and of none that cannot be counted', () => {
    showBlock('stats', { items: [...sleep.items, { number: '7 to 9' }] });
    expect(
      [...document.querySelectorAll('strong')].map((figure) => figure.getAttribute('data-count')),
    ).toEqual(['$800.40 a year', null]);
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
