/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { figures } from '#widgets/ui/tableFrame.styles.ts';
import { showBlock } from '../support/shownBlock.ts';

const data = {
  caption: 'Sodium in food',
  columns: ['Food', 'Sodium'],
  rows: [
    ['Bread', '150 mg'],
    ['Soup', '<strong>900 mg</strong>'],
  ],
};

describe('a table', () => {
  test('is named by its caption, and its columns by their headings', () => {
    showBlock('table', data);
    const table = screen.getByRole('table', { name: 'Sodium in food' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Food', 'Sodium']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Bread', '150 mg', 'Soup', '900 mg']);
  });

  test('has headings of rows only where the author says so', () => {
    showBlock('table', data);
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
    showBlock('table', { ...data, rowHeaders: true });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Bread', 'Soup']);
  });

  test('that is too wide scrolls in a frame that a keyboard reaches, named by its caption or its first row', () => {
    const frameOf = (shown: object): HTMLElement => {
      showBlock('table', { ...data, ...shown });
      return screen.getByRole('group');
    };
    expect(frameOf({}).tabIndex).toBe(0);
    expect(screen.getByRole('group', { name: 'Sodium in food' })).toBeTruthy();
    frameOf({ caption: undefined });
    expect(screen.getByRole('group', { name: 'Food Sodium' })).toBeTruthy();
    frameOf({ caption: '', columns: [] });
    expect(screen.getByRole('group', { name: 'Bread 150 mg' })).toBeTruthy();
    // Landmarks of one name could not be told apart.
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('ends its figures in line, with their heading, and lets words begin in line', () => {
    showBlock('table', data);
    const aligned = [...document.querySelectorAll(`.${figures}`)].map(({ textContent }) => textContent);
    expect(aligned).toEqual(['Sodium', '150 mg', '900 mg']);
  });

  test('takes times for figures', () => {
    showBlock('table', { columns: ['', 'Sun'], rows: [['Lights out', '10:45']], rowHeaders: true });
    const aligned = [...document.querySelectorAll(`.${figures}`)].map(({ textContent }) => textContent);
    expect(aligned).toEqual(['Sun', '10:45']);
  });

  test('leaves the names of its rows where names begin, though they are numbers', () => {
    showBlock('table', { columns: ['Year', 'Trials'], rows: [['2024', '12']], rowHeaders: true });
    const aligned = [...document.querySelectorAll(`.${figures}`)].map(({ textContent }) => textContent);
    expect(aligned).toEqual(['Trials', '12']);
  });

  test('fills rows up that are shorter than others', () => {
    showBlock('table', { columns: ['A'], rows: [['1'], ['1', '2', '3'], []] });
    const widths = screen.getAllByRole('row').map((row) => row.children.length);
    expect(widths).toEqual([3, 3, 3, 3]);
  });

  test('without a single cell shows nothing', () => expect(showBlock('table', { rows: [[]] }).html).toBe(''));
});
