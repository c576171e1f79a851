/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/checklist.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object) => showBlock('checklist', data);
const list = () => screen.getByRole('list');
const lines = () => within(list()).getAllByRole('listitem');

describe('checklist', () => {
  test('has its lines in a box that is called by its header', () => {
    show(typical.data);
    expect(screen.getByRole('region', { name: typical.data.header })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(typical.data.header);
    expect(lines()).toHaveLength(5);
    expect(lines()[3]?.textContent).toBe('How much you drink, honestly.');
  });

  test('is called Checklist where it has no header', () => {
    show({ header: ' ', items: ['Keys'] });
    expect(screen.getByRole('region', { name: 'Checklist' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('keeps formatting and links', () => {
    show({ items: ['<strong>Keys</strong> and <a href="/x">a list</a>'] });
    expect(lines()[0]?.querySelector('strong')?.textContent).toBe('Keys');
    expect(screen.getByRole('link', { name: 'a list' }).getAttribute('href')).toBe('/x');
  });

  test('reveals its lines one by one, in their order, where it is told to', () => {
    show({ items: ['a', ' ', 'b', 'c'], slowReveal: true });
    expect(list().getAttribute('data-seen')).toBe('');
    expect(lines().map(({ style }) => style.getPropertyValue('--place'))).toEqual(['0', '1', '2']);
  });

  test.each([false, undefined])(
    'with slowReveal %s shows them at once, and needs no script',
    (slowReveal) => {
      show({ items: ['a', 'b'], slowReveal });
      expect(list().hasAttribute('data-seen')).toBe(false);
      expect(lines()[1]?.hasAttribute('style')).toBe(false);
    },
  );

  test.each([[[]], [[' ', '<p> </p>']]])('shows nothing where its lines are %j', (items) =>
    expect(show({ header: 'Nothing', items }).html).toBe(''),
  );

  test('takes up to 20 lines, and no other kind of slowReveal', () => {
    const takes = (data: object) => blockValidators.get('checklist')?.(data);
    expect(takes({ items: Array(20).fill('a') })).toBe(true);
    expect(takes({ items: Array(21).fill('a') })).toBe(false);
    expect(takes({ items: ['a'], slowReveal: 'yes' })).toBe(false);
    expect(takes({ header: 'a' })).toBe(false);
  });
});
