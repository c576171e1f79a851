import { blocksInOrder } from '#editor-preview/app/document/blockPlaces.ts';
import { type Direction, movesTo, placeInDirection, placesFor } from '#editor-preview/app/document/moves.ts';
import { placeOfDrop } from '#editor-preview/app/dragging/drop.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { opened } from '../support/openedArticle.ts';

const top = { parent: articleItself, list: '/blocks' };
const cards = { parent: 'picks', list: '/data/cards' };

function moved(ids: readonly string[], direction: Direction): readonly string[] | undefined {
  const article = opened();
  const place = placeInDirection(article, new Set(ids), direction);
  const changes = place && movesTo(article, new Set(ids), place);
  const made = changes && applyOperation(article, { changes }, blockFields);
  return made?.ok ? blocksInOrder(made.article) : undefined;
}

describe('moving', () => {
  test.each<[Direction, string[], string[] | undefined]>([
    ['up', ['text'], ['text', 'intro', 'picks', 'one', 'two', 'end']],
    ['down', ['text'], ['intro', 'picks', 'one', 'two', 'text', 'end']],
    ['down', ['intro', 'text'], ['picks', 'one', 'two', 'intro', 'text', 'end']],
    ['up', ['intro'], undefined],
    ['down', ['end'], undefined],
    ['down', ['one'], ['intro', 'text', 'picks', 'two', 'one', 'end']],
    ['out', ['one'], ['intro', 'text', 'picks', 'two', 'one', 'end']],
    ['out', ['text'], undefined],
    ['in', ['end'], undefined],
  ])('%s: %j', (direction, ids, expected) => expect(moved(ids, direction)).toEqual(expected));

  test('into the block above, where that takes the type', () => {
    const article = opened();
    const out = movesTo(article, new Set(['two']), { into: top, after: 'picks' }) ?? [];
    const made = applyOperation(article, { changes: out }, blockFields);
    if (!made.ok) throw new Error(made.refusal);
    expect(placeInDirection(made.article, new Set(['two']), 'in')).toEqual({ into: cards, after: 'one' });
  });

  test('nothing goes into itself, nor where its type may not stand', () => {
    const article = opened();
    expect(movesTo(article, new Set(['picks']), { into: cards, after: null })).toBeUndefined();
    expect(movesTo(article, new Set(['text']), { into: cards, after: null })).toBeUndefined();
  });

  test('a block inside a chosen one goes along and is not moved by itself', () => {
    const changes = movesTo(opened(), new Set(['picks', 'one']), { into: top, after: null });
    expect(changes).toEqual([{ kind: 'move', block: 'picks', into: top, after: null }]);
  });

  test('“Move to…” offers each place that takes the blocks', () => {
    const places = placesFor(opened(), new Set(['one']));
    expect(places.filter(({ into }) => into.parent === 'picks')).toHaveLength(3);
    expect(placesFor(opened(), new Set(['text'])).every(({ into }) => into.parent === articleItself)).toBe(
      true,
    );
  });
});

describe('dropping', () => {
  test('before, after and into a row', () => {
    const article = opened();
    const card = new Set(['one']);
    expect(placeOfDrop(article, card, 'text', 'reorder-before')).toEqual({ into: top, after: 'intro' });
    expect(placeOfDrop(article, card, 'text', 'reorder-after')).toEqual({ into: top, after: 'text' });
    expect(placeOfDrop(article, card, 'picks', 'combine')).toEqual({ into: cards, after: 'two' });
    expect(placeOfDrop(article, card, '', 'combine')).toEqual({ into: top, after: 'end' });
  });

  test('only where the type may stand', () => {
    const article = opened();
    expect(placeOfDrop(article, new Set(['text']), 'picks', 'combine')).toBeUndefined();
    expect(placeOfDrop(article, new Set(['text']), 'one', 'reorder-after')).toBeUndefined();
    expect(placeOfDrop(article, new Set(['text']), '', 'reorder-before')).toBeUndefined();
  });
});
