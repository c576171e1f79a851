/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { iconPaths } from '#widgets/social-proof/icons.ts';
import { showBlock } from '../support/shownBlock.ts';

const named = [
  'star_with_check shipping_box star house globe clock checkmark cancel devices users battery brain watch heart pills',
].flatMap((names) => names.split(' '));

const show = (...tiles: readonly object[]) => showBlock('social-proof', { tiles });
const tile = (mainText: string) => ({ icon: 'star', mainText });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('a tile', () => {
  test('shows its icon, its main text and its second text', () => {
    show({ icon: 'clock', mainText: 'Checked twice a year', subText: 'Or sooner' });
    expect(shown()).toEqual(['Checked twice a yearOr sooner']);
    const icon = document.querySelector('li > svg');
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(icon?.querySelector('path')?.getAttribute('d')).toBe(iconPaths.clock);
  });

  test('does without a second text', () => {
    show({ ...tile('Free to read'), subText: ' ' });
    expect(document.querySelector('li')?.children).toHaveLength(2);
  });

  test.each([
    ['an icon', { mainText: 'No icon' }],
    ['a main text', { icon: 'star', subText: 'No main text' }],
    ['anything but blanks as its main text', { icon: 'star', mainText: ' \n' }],
  ])('without %s is not shown', (_what, incomplete) => {
    show(incomplete, tile('Whole'));
    expect(shown()).toEqual(['Whole']);
  });
});

describe('the tiles', () => {
  test.each([
    [1, [tile('a')]],
    [2, [tile('a'), tile('b')]],
    [2, [tile('a'), { icon: 'star' }, tile('b')]],
    [3, [tile('a'), tile('b'), tile('c')]],
  ])('say that %i of them share the width', (count, tiles) => {
    show(...tiles);
    expect(screen.getByRole('list').getAttribute('data-tiles')).toBe(String(count));
  });

  test.each([
    ['there is none', []],
    ['none is filled', [{ icon: 'star' }, { mainText: 'x' }]],
  ])('are nothing where %s', (_what, tiles) => expect(show(...tiles).html).toBe(''));
});

test('there are exactly 15 icons, each drawn in its own way', () => {
  expect(Object.keys(iconPaths)).toEqual(named);
  expect(new Set(Object.values(iconPaths)).size).toBe(15);
});
