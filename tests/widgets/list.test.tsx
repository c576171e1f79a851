/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

const items = ['Wash your <strong>hands</strong>', 'Dry them'];

describe('a list', () => {
  test.each([
    [undefined, 'UL'],
    ['bullet', 'UL'],
    ['number', 'OL'],
    ['check', 'UL'],
  ])('of style %p is a list of its kind', (style, element) => {
    showBlock('list', { items, ...(style ? { style } : {}) });
    expect(screen.getByRole('list').tagName).toBe(element);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('keeps the formatting inside its items', () => {
    showBlock('list', { items });
    expect(screen.getAllByRole('listitem')[0]?.innerHTML).toBe('Wash your <strong>hands</strong>');
  });

  test('leaves blank items out, and shows nothing when none is left', () => {
    showBlock('list', { items: ['one', '  ', ''] });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(showBlock('list', { items: [' '] }).html).toBe('');
  });
});
