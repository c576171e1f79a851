import fc from 'fast-check';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { CommentPlace } from '#editor-preview/model/comments/comment.ts';
import { markWords } from '#editor-preview/model/comments/markedWords.ts';
import { placeNow } from '#editor-preview/model/comments/placeNow.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleOf } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { blockFields, drawFrom, randomChange } from '../randomChange.ts';

const opened = readArticle(
  {
    json: articleOf('/sleep/melatonin', 'Melatonin', [
      { id: 'intro', type: 'text', data: { title: 'What it is', items: ['one', 'two', 'three'] } },
      {
        id: 'more',
        type: 'row',
        data: { blocks: [{ id: 'deep', type: 'text', data: { title: 'Deep sleep' } }] },
      },
    ]),
  },
  blockFields,
);
const asWritten = (text: string): string => text;
const on = (place: Omit<CommentPlace, 'name'>): CommentPlace => ({ ...place, name: '' });
const places: readonly CommentPlace[] = [
  on({ block: '' }),
  on({ block: '', pointer: '/title' }),
  on({ block: 'intro' }),
  on({ block: 'intro', pointer: '/data/title', words: markWords('What it is', 8, 10) }),
  on({ block: 'intro', pointer: '/data/items/1' }),
  on({ block: 'intro', pointer: '/data/not/written' }),
  on({ block: 'deep', pointer: '/data/title' }),
];
const where = (article: EditedArticle, place: CommentPlace) => placeNow(article, place, asWritten);

function after(article: EditedArticle, ...changes: Change[]): EditedArticle {
  const outcome = applyOperation(article, { changes }, blockFields);
  return outcome.ok ? outcome.article : article;
}

describe('the place of a comment', () => {
  test('is where it was made', () =>
    expect(places.map((place) => where(opened, place))).toEqual(
      places.map(({ block, pointer, words }) => ({
        kind: 'there',
        block,
        ...(pointer === undefined ? {} : { pointer }),
        ...(words ? { words: { start: 8, end: 10, isReworded: false } } : {}),
      })),
    ));

  test('goes along with a block and an item wherever they are moved', () => {
    const moved = after(
      opened,
      { kind: 'move', block: 'deep', into: { parent: '', list: '/blocks' }, after: null },
      { kind: 'move', block: 'intro', into: { parent: '', list: '/blocks' }, after: 'more' },
      { kind: 'moveItem', block: 'intro', list: '/data/items', key: '1', after: null },
      { kind: 'text', block: 'intro', pointer: '/data/title', at: 0, remove: '', insert: 'First: ' },
    );
    expect(moved).not.toBe(opened);
    expect(places.map((place) => where(moved, place).kind)).toEqual(places.map(() => 'there'));
  });

  test('is told as gone, and how much of it: block, item, or words', () => {
    const [, , , words, item] = places;
    const set = (json: string): Change => setTo('intro', '/data/title', json);
    expect(words && where(after(opened, set('Sources')), words)).toEqual({
      kind: 'words-deleted',
      block: 'intro',
      pointer: '/data/title',
    });
    const taken: Change = { kind: 'removeItem', block: 'intro', list: '/data/items', key: '1' };
    expect(item && where(after(opened, taken), item)).toEqual({ kind: 'field-deleted', block: 'intro' });
    const gone = after(opened, { kind: 'remove', block: 'intro' });
    for (const place of places.filter(({ block }) => block === 'intro'))
      expect(where(gone, place)).toEqual({ kind: 'block-deleted' });
  });

  test('can be told after whatever was done, and comes back with what is taken back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 200 }), (numbers) => {
        const draw = drawFrom(numbers);
        let article = opened;
        const inverses: (readonly Change[])[] = [];
        for (let number = 0; number < 12; number += 1) {
          const changes = [randomChange(article, draw, number)];
          const outcome = applyOperation(article, { changes }, blockFields);
          if (!outcome.ok) continue;
          article = outcome.article;
          inverses.push(outcome.inverse);
          for (const place of places)
            expect(where(article, place).kind === 'block-deleted').toBe(!article.nodes.has(place.block));
        }
        for (const inverse of inverses.toReversed()) article = after(article, ...inverse);
        expect(places.map((place) => where(article, place))).toEqual(
          places.map((place) => where(opened, place)),
        );
      }),
    );
  });
});
