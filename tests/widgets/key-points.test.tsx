/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/key-points.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const box = (name: string) => screen.getByRole('region', { name });
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('key points', () => {
  test('are a list under a heading', () => {
    showBlock('key-points', typical.data);
    expect(within(box('Key points')).getByRole('heading', { level: 2 }).textContent).toBe('Key points');
    expect(texts()).toHaveLength(4);
    expect(screen.getByText('unless your kidneys are weak').tagName).toBe('STRONG');
  });

  test('may have a title of their own', () => {
    showBlock('key-points', { ...typical.data, title: 'The short version' });
    expect(box('The short version')).toBeTruthy();
    expect(screen.queryByText('Key points')).toBeNull();
  });

  test('leave out blank points', () => {
    showBlock('key-points', { points: ['<p> </p>', 'One.', ''] });
    expect(texts()).toEqual(['One.']);
  });

  test('are not there without a point', () => {
    const { faults } = showBlock('key-points', { title: 'The short version', points: [' '] });
    expect(screen.queryByRole('region')).toBeNull();
    expect(faults.map(({ fault }) => fault.rule)).toEqual(['block/shows-nothing']);
  });

  test('are five at the most', () => {
    const accepts = (count: number) =>
      blockValidators.get('key-points')?.({ points: Array(count).fill('One.') });
    expect([accepts(1), accepts(5), accepts(6)]).toEqual([true, true, false]);
  });
});
