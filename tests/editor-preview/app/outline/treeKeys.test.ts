import { outlineRows } from '#editor-preview/app/outline/outlineRows.ts';
import { rowOfTyped, rowsBetween, treeMove } from '#editor-preview/app/outline/treeKeys.ts';
import { opened } from '../support/openedArticle.ts';

const rows = outlineRows(opened(), new Set());
const focus = (id: string) => ({ kind: 'focus', id });

test('the outline has the article, its blocks and the blocks inside them, with titles and summaries', () =>
  expect(
    rows.map(({ id, level, title, summary, position, of }) => [id, level, title, summary, position, of]),
  ).toEqual([
    ['', 1, 'Article', 'Creatine, tested', 1, 1],
    ['intro', 2, 'Heading', 'What it is', 1, 4],
    ['text', 2, 'Text', 'A powder & a habit.', 2, 4],
    ['picks', 2, 'Product card carousel', 'Our picks', 3, 4],
    ['one', 3, 'Product card', 'Plain Creatine', 1, 2],
    ['two', 3, 'Product card', 'Fine Creatine', 2, 2],
    ['end', 2, 'Quote', 'Take it daily', 4, 4],
  ]));

test('a folded block hides what is in it', () => {
  const ids = outlineRows(opened(), new Set(['picks'])).map(({ id }) => id);
  expect(ids).toEqual(['', 'intro', 'text', 'picks', 'end']);
});

describe('keys in the tree', () => {
  test.each([
    ['ArrowDown', 'picks', focus('one')],
    ['ArrowDown', 'end', undefined],
    ['ArrowUp', 'end', focus('two')],
    ['Home', 'end', focus('')],
    ['End', 'intro', focus('end')],
    ['ArrowRight', 'picks', focus('one')],
    ['ArrowRight', 'intro', undefined],
    ['ArrowLeft', 'two', focus('picks')],
    ['ArrowLeft', 'picks', { kind: 'fold', id: 'picks' }],
    ['ArrowLeft', 'intro', focus('')],
    ['Enter', 'intro', undefined],
  ])('%s at %s', (key, at, expected) => expect(treeMove(rows, at, key)).toEqual(expected));

  test('ArrowRight unfolds first', () => {
    const folded = outlineRows(opened(), new Set(['picks']));
    expect(treeMove(folded, 'picks', 'ArrowRight')).toEqual({ kind: 'unfold', id: 'picks' });
    expect(treeMove(folded, 'picks', 'ArrowLeft')).toEqual(focus(''));
  });

  test('letters go to the next row that begins with them, by type or by text, and around', () => {
    expect(rowOfTyped(rows, 'intro', 'p')?.id).toBe('picks');
    expect(rowOfTyped(rows, 'picks', 'p')?.id).toBe('one');
    expect(rowOfTyped(rows, 'one', 'pr')?.id).toBe('one');
    expect(rowOfTyped(rows, 'end', 'fine')?.id).toBe('two');
    expect(rowOfTyped(rows, 'end', 'zz')).toBeUndefined();
  });

  test('a range goes both ways', () =>
    expect(rowsBetween(rows, 'two', 'text')).toEqual(['text', 'picks', 'one', 'two']));
});
