/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const tile = (number: number) => ({
  image: `/media/tile-${number}.webp`,
  alt: `Picture ${number}`,
  name: 'Guide',
  title: `Tile ${number}`,
  ctaText: 'Read it',
  ctaUrl: `/sleep/part-${number}`,
});
const show = (data: object, hasFirstPicture = false) => showBlock('one-two-three', data, { hasFirstPicture });
const tiles = () => screen.getAllByRole('listitem');
const first = () => tiles()[0] as HTMLElement;

describe('one, two, three', () => {
  test.each([
    [1, 1],
    [3, 3],
    [4, 3],
  ])('of %d tiles shows %d', (given, shown) => {
    show({ items: Array.from({ length: given }, (_, index) => tile(index + 1)) });
    expect(tiles()).toHaveLength(shown);
  });

  test('has a picture, a name, a title and a link in each', () => {
    show({ items: [tile(1)] });
    expect(within(first()).getByRole('img', { name: 'Picture 1' })).toBeTruthy();
    expect(first().querySelector('small')?.textContent).toBe('Guide');
    expect(first().querySelector('b')?.textContent).toBe('Tile 1');
    expect(screen.getByRole('link').textContent).toBe('Read it: Tile 1');
  });

  test('has links with an id of their own, which are not marked as paid', () => {
    show({ items: [tile(1), { ...tile(2), ctaUrl: 'https://guides.example/' }] });
    for (const link of screen.getAllByRole('link')) {
      expect(link.hasAttribute('data-correlated')).toBe(true);
      expect(link.hasAttribute('data-affiliate')).toBe(false);
      expect(link.getAttribute('rel') ?? '').not.toMatch(/sponsored|nofollow/);
    }
  });

  test('reports a click, with the place of the tile', () => {
    show({ items: [tile(1), tile(2)] });
    expect(declaredEvent(screen.getAllByRole('link')[1]?.parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'One two three',
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      name: 'Tile 2',
      text: 'Read it',
      linkUrl: '/sleep/part-2',
      position: 2,
    });
  });

  test('leaves out tiles without a title, and links without an address', () => {
    show({
      items: [
        { ...tile(1), title: ' ' },
        { ...tile(2), ctaUrl: undefined },
        { ...tile(3), ctaText: ' ' },
      ],
    });
    expect(tiles()).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Learn more: Tile 3']);
  });

  test('keeps the place of a picture that is missing among others, and none where there is no picture', () => {
    show({ items: [tile(1), { ...tile(2), image: undefined }] });
    expect(tiles()[1]?.querySelector('i')?.textContent).toBe('T');
    show({ items: [{ title: 'Wait' }, { title: 'Ask' }] });
    expect(document.querySelector('i, img')).toBeNull();
  });

  test('loads the first picture of the page at once, and no other', () => {
    show({ items: [{ title: 'Wait' }, tile(2), tile(3)] }, true);
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
  });

  test.each([
    ['no list', {}],
    ['an empty list', { items: [] }],
    ['tiles without a title', { items: [{ name: 'Guide', ctaUrl: '/a' }] }],
  ])('is not shown with %s', (_what, data) => expect(show(data).html).toBe(''));
});
