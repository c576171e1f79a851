import { findNextOfKind } from '#transformer/normalise/findNextOfKind.ts';
import { markFirstPicture } from '#transformer/normalise/markFirstPicture.ts';
import { countShownOfKind, numberBlocksOfKind } from '#transformer/normalise/numberBlocksOfKind.ts';
import { prose } from '../../support/someBlocks.ts';
import { basic, blocksOf, heading, numberedBlocksOf, shownBlocksOf } from './articles.ts';

const image = { id: 'i', type: 'image', data: { src: '/media/bed.jpg' } };

describe('the number of a block among its kind', () => {
  test('counts from 0 for each type in reading order', () => {
    const blocks = numberBlocksOfKind(
      blocksOf(heading({ id: 'a' }), image, heading({ id: 'b' }), heading({ id: 'c' }), {
        ...image,
        id: 'j',
      }),
    );
    expect(blocks.map(({ indexOfKind }) => indexOfKind)).toEqual([0, 0, 1, 2, 1]);
  });

  test('counts types called like members of objects as any other', () => {
    const blocks = numberBlocksOfKind(
      blocksOf({ id: 'a', type: 'constructor', data: {} }, { id: 'b', type: 'constructor', data: {} }),
    );
    expect(blocks.map(({ indexOfKind }) => indexOfKind)).toEqual([0, 1]);
  });
});

describe('the place of a block among those of its kind that a reader gets', () => {
  const three = numberedBlocksOf(image, { ...image, id: 'j' }, { ...image, id: 'k' });

  test('counts only what this reader gets; the number stays', () => {
    const counted = countShownOfKind(three.slice(1), {});
    expect(counted.map(({ id, indexOfKind, placeOfKind }) => [id, indexOfKind, placeOfKind])).toEqual([
      ['j', 1, 0],
      ['k', 2, 1],
    ]);
  });

  test('is left to the next by one that shows nothing', () => {
    const counted = countShownOfKind(three, { isEmpty: ({ id }) => id === 'i' });
    expect(counted.map(({ placeOfKind }) => placeOfKind)).toEqual([undefined, 0, 1]);
  });
});

describe('the next block of a kind', () => {
  test('is the one that this reader gets, whatever stands between', () => {
    const all = shownBlocksOf(heading({ id: 'a' }), image, heading({ id: 'b' }), heading({ id: 'c' }));
    const next = findNextOfKind(all.filter(({ id }) => id !== 'b')).map(({ id, nextOfKind }) => [
      id,
      nextOfKind,
    ]);
    expect(next).toEqual([
      ['a', 2],
      ['i', undefined],
      ['c', undefined],
    ]);
  });

  test('may stand inside another block', () => {
    const shown = shownBlocksOf(image, basic('b', { tag: 'p', children: [image] }));
    expect(findNextOfKind(shown)[0]?.nextOfKind).toBe(1);
  });
});

describe("the page's first picture", () => {
  const marked = (...blocks: unknown[]): number =>
    markFirstPicture(shownBlocksOf(...blocks), {}).findIndex(({ firstPicture }) => firstPicture);

  test.each<[string, unknown]>([
    ['an image', image],
    [
      'a card with a picture',
      { id: 'c', type: 'product-card', data: { productTitle: 'x', imgSrc: '/media/a.jpg' } },
    ],
    ['a quote with a portrait', { id: 'q', type: 'quote', data: { text: 'x', imageSrc: '/media/a.jpg' } }],
    [
      'a video with a poster',
      { id: 'v', type: 'video', data: { videoId: 'x', poster: { src: '/media/a.jpg' } } },
    ],
    ['text with a picture', prose('t', '<p>x</p><IMG src="/media/a.jpg">')],
    [
      'nodes with a picture',
      basic('b', { tag: 'p', children: [{ tag: 'img', attributes: { src: '/media/a.jpg' } }] }),
    ],
  ])('is in %s', (_case, block) => expect(marked(heading(), block, { ...image, id: 'later' })).toBe(1));

  test('is in the block inside another one that holds it', () => {
    const blocks = shownBlocksOf(basic('b', { tag: 'p', children: [heading(), image] }));
    expect(markFirstPicture(blocks, {}).map(({ type, firstPicture }) => [type, firstPicture])).toEqual([
      ['basic', undefined],
      ['heading', undefined],
      ['image', 'field'],
    ]);
  });

  test.each<[string, unknown, string]>([
    ['a field', image, 'field'],
    ['HTML', prose('t', '<img src="/media/a.jpg">'), 'text'],
    [
      'a field, where there is one in HTML too',
      {
        id: 'c',
        type: 'product-card',
        data: { productTitle: 'x', imgSrc: '/media/a.jpg', healthlineReviews: '<img src="/media/b.jpg">' },
      },
      'field',
    ],
  ])('is told to stand in %s', (_case, block, place) =>
    expect(markFirstPicture(shownBlocksOf(block), {})[0]?.firstPicture).toBe(place),
  );

  test.each<[string, unknown]>([
    ['a heading', heading()],
    ['a card without a picture', { id: 'c', type: 'product-card', data: { productTitle: 'x' } }],
    ['a quote that is not shown', { id: 'q', type: 'quote', data: { imageSrc: '/media/a.jpg' } }],
    ['an image without an address', { id: 'x', type: 'image', data: {} }],
    ['text about pictures', prose('t', '<p>imgs &lt;img></p>')],
    ['an unknown block', { id: 'u', type: 'holo-deck', data: { src: '/media/a.jpg' } }],
  ])('is not in %s', (_case, block) => expect(marked(block, { ...image, id: 'later' })).toBe(1));

  test('is nowhere in an article without pictures', () => expect(marked(heading())).toBe(-1));

  test('is above all blocks in an article with a lead picture', () => {
    const blocks = shownBlocksOf(image);
    expect(markFirstPicture(blocks, { image: { src: '/media/lead.jpg' } })).toBe(blocks);
  });
});
