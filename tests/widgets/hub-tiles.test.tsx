/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import limits from '#fixtures/blocks/hub-tiles.at-the-limits.json' with { type: 'json' };
import typical from '#fixtures/blocks/hub-tiles.typical.json' with { type: 'json' };
import { truncate } from '#widgets/hub-tiles/HubTiles.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const seenIn = (element: Element | undefined) => element?.querySelector('[aria-hidden=true]')?.textContent;

const tile = { title: 'Collagen', url: '/nutrition/collagen' };

describe('hub tiles', () => {
  test('lead to every page under a heading with the topic', () => {
    showBlock('hub-tiles', typical.data);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Discover more about collagen');
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'))).toEqual(
      typical.data.tiles.map(({ url }) => url),
    );
  });

  test.each([
    ['a missing topic', { tiles: [tile] }],
    ['a blank topic', { hubTitle: ' \u00a0', tiles: [tile] }],
    ['missing tiles', { hubTitle: 'collagen' }],
    ['no tiles', { hubTitle: 'collagen', tiles: [] }],
    ['tiles without a title', { hubTitle: 'collagen', tiles: [{ title: ' ', url: '/x' }] }],
  ])('show nothing for %s', (_what, data) => expect(showBlock('hub-tiles', data).html).toBe(''));

  test('report a click with the place of the tile', () => {
    showBlock('hub-tiles', typical.data);
    const second = screen.getByText('How much to take').closest('li');
    expect(declaredEvent(second, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Hub tiles',
      elementType: 'LINK',
      text: 'How much to take',
      linkUrl: '/nutrition/how-much-collagen-per-day',
      position: 2,
    });
  });

  test('hold no link to an address that would run code, even if nobody had checked it', () => {
    showBlock('hub-tiles', { hubTitle: 'x', tiles: [{ title: 'Run', url: 'java\nscript:alert(1)' }] });
    expect(document.querySelector('a')).toBeNull();
    expect(screen.getByText('Run')).toBeTruthy();
  });
});

describe('the heading', () => {
  const topicFor = (length: number) => 'x'.repeat(length - 'Discover more about '.length);
  const heading = () => screen.getByRole('heading');

  test('of 60 characters is whole', () => {
    showBlock('hub-tiles', { hubTitle: topicFor(60), tiles: [tile] });
    expect(heading().textContent).toBe(`Discover more about ${topicFor(60)}`);
  });

  test('of 61 characters is cut to 60, and keeps its full text as its name', () => {
    showBlock('hub-tiles', { hubTitle: topicFor(61), tiles: [tile] });
    expect(seenIn(heading())).toBe(`Discover more about ${topicFor(60)}...`);
    expect(screen.getByRole('heading', { name: `Discover more about ${topicFor(61)}` })).toBeTruthy();
  });
});

test('the title of a tile of 26 characters is whole, and of 27 is cut with its full text as its name', () => {
  showBlock('hub-tiles', limits.data);
  const [whole, cut] = screen.getAllByRole('link');
  expect(whole?.textContent).toBe('Collagen and healthy skin!');
  expect(seenIn(cut)).toBe('Collagen and healthy joint...');
  expect(screen.getByRole('link', { name: 'Collagen and healthy joints' })).toBe(cut);
});

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc...'],
  ['ab cd', 3, 'ab...'],
  // One person, one character: never half of one.
  ['👩🏽‍⚕️👩🏽‍⚕️', 2, '👩🏽‍⚕️👩🏽‍⚕️'],
  ['👩🏽‍⚕️👩🏽‍⚕️👩🏽‍⚕️', 2, '👩🏽‍⚕️👩🏽‍⚕️...'],
  ['e\u0301e\u0301', 1, 'e\u0301...'],
])('a text that is cut %j to %i is %j', (text, limit, expected) =>
  expect(truncate(text, limit)).toBe(expected),
);
