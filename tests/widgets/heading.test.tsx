/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

describe('a heading', () => {
  test.each([
    [undefined, 2],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('with level %p is a heading of level %i', (level, shown) => {
    showBlock('heading', { text: 'How we chose', ...(level ? { level } : {}) });
    expect(screen.getByRole('heading', { level: shown, name: 'How we chose' })).toBeTruthy();
  });

  test('is reached by its anchor', () => {
    showBlock('heading', { text: 'How we chose', anchor: 'chosen' });
    expect(document.getElementById('chosen')?.textContent).toBe('How we chose');
  });

  test('shows what looks like HTML as text', () => {
    showBlock('heading', { text: '<b>5 < 6</b>' });
    expect(screen.getByRole('heading').textContent).toBe('<b>5 < 6</b>');
  });
});
