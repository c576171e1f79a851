import { placeOfDrop, placeOfNew } from '#editor-preview/app/dragging/drop.ts';
import { placeOnPage } from '#editor-preview/app/frame/dropping/placeOnPage.ts';
import type { Box } from '#editor-preview/app/frame/messages.ts';
import { articleOf, block } from '../../../../support/someBlocks.ts';
import { opened } from '../../support/openedArticle.ts';

const article = opened(
  articleOf('/nutrition/creatine', 'Creatine, tested', [
    { id: 'intro', type: 'heading', data: { text: 'What it is', level: 2 } },
    block('picks', 'product-card-carousel', {
      header: 'Our picks',
      cards: [
        { id: 'one', type: 'product-card', data: { productTitle: 'Plain' } },
        { id: 'two', type: 'product-card', data: { productTitle: 'Fine' } },
      ],
    }),
    { id: 'empty', type: 'product-card-carousel', data: { header: 'More', cards: [] } },
    { id: 'end', type: 'quote', data: { text: 'Take it daily' } },
  ]),
);

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const layout = [
  { block: 'intro', box: box(0, 0, 800, 100) },
  { block: 'picks', box: box(0, 120, 800, 300) },
  { block: 'one', box: box(0, 160, 390, 240) },
  { block: 'two', box: box(410, 160, 390, 240) },
  { block: 'empty', box: box(0, 440, 800, 80) },
  { block: 'end', box: box(0, 540, 800, 60) },
];
const drop = (dragged: string, left: number, top: number, over = layout) =>
  placeOnPage(article, (row, at) => placeOfDrop(article, new Set([dragged]), row, at), over, { left, top });
const own = (after: string | null) => ({ into: { parent: '', list: '/blocks' }, after });
const cards = (parent: string, after: string | null) => ({ into: { parent, list: '/data/cards' }, after });

test('the upper half of a block means before it, the lower half behind it', () => {
  expect(drop('end', 300, 49)?.place).toEqual(own(null));
  expect(drop('end', 300, 51)?.place).toEqual(own('intro'));
});

test('a line shows it on the edge', () => {
  expect(drop('end', 300, 10)?.mark).toEqual({ left: 0, top: -2, width: 800, height: 4 });
  expect(drop('end', 300, 90)?.mark).toEqual({ left: 0, top: 98, width: 800, height: 4 });
});

test('of blocks side by side, the nearer side counts, and the line stands upright', () => {
  expect(drop('one', 700, 200)).toEqual({
    place: cards('picks', 'two'),
    mark: { left: 798, top: 160, width: 4, height: 240 },
  });
  expect(drop('two', 20, 390)?.place).toEqual(cards('picks', null));
});

test('side by side from right to left, the right side comes first', () => {
  const mirrored = layout.map((one) =>
    one.block === 'one'
      ? { block: 'one', box: box(410, 160, 390, 240) }
      : one.block === 'two'
        ? { block: 'two', box: box(0, 160, 390, 240) }
        : one,
  );
  expect(drop('two', 780, 200, mirrored)?.place).toEqual(cards('picks', null));
});

test('a block that takes none like it is passed over for the one around it', () =>
  expect(drop('intro', 200, 380)?.place).toEqual(own('picks')));

test('an empty block takes what may stand in it, in its middle', () => {
  expect(drop('one', 300, 480)).toEqual({ place: cards('empty', null), mark: box(0, 440, 800, 80) });
  expect(drop('one', 300, 445)?.place).toEqual(own('picks'));
});

test('between and below all blocks the nearest counts', () => {
  expect(drop('intro', 300, 900)?.place).toEqual(own('end'));
  expect(drop('end', 300, 104)?.place).toEqual(own('intro'));
});

test('nothing is told of a block inside itself, of a page without blocks, and of blocks that are not in the article', () => {
  expect(
    placeOnPage(
      article,
      (row, at) => placeOfDrop(article, new Set(['picks']), row, at),
      [{ block: 'one', box: box(0, 0, 9, 9) }],
      { left: 1, top: 1 },
    ),
  ).toBeUndefined();
  expect(drop('end', 1, 1, [])).toBeUndefined();
  expect(drop('end', 1, 1, [{ block: 'disclosure', box: box(0, 0, 9, 9) }])).toBeUndefined();
});

test('a picture of the computer is put where a picture may stand', () => {
  const dropNew = (type: string, left: number, top: number) =>
    placeOnPage(article, (row, at) => placeOfNew(article, type, row, at), layout, { left, top });
  expect(dropNew('image', 300, 51)?.place).toEqual(own('intro'));
  // Among product cards only product cards stand: it is put beside all of them.
  expect(dropNew('image', 200, 170)?.place).toEqual(own('intro'));
  expect(dropNew('product-card', 20, 170)?.place).toEqual(cards('picks', null));
  expect(dropNew('product-card', 300, 480)?.place).toEqual(cards('empty', null));
});
