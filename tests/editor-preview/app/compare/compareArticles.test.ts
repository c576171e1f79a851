import fc from 'fast-check';
import {
  type ArticleComparison,
  compareArticles,
  isDifferent,
} from '#editor-preview/app/compare/compareArticles.ts';
import { restoreArticle, restoreBlock, restoreField } from '#editor-preview/app/compare/restore.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { articleJson, blockJson } from '#editor-preview/model/writeValue.ts';
import { blockFields, drawFrom, randomChange } from '../../model/randomChange.ts';

const text = (id: string, title: string, more: Record<string, Json> = {}) => ({
  id,
  type: 'text',
  data: { title, ...more },
});
const articleOf = (blocks: readonly Json[], fields: Record<string, Json> = {}): EditedArticle =>
  readArticle({ json: { path: '/a', title: 'Zinc', ...fields, blocks } }, blockFields);

const told = ({ blocks }: ArticleComparison) =>
  blocks
    .filter(isDifferent)
    .map(({ before, after, isMoved, changes }) =>
      [before ?? '+', after ?? '-', isMoved ? 'moved' : '', ...changes.map(({ kind }) => kind)]
        .filter((word) => word !== '')
        .join(' '),
    );
const compare = (before: EditedArticle, after: EditedArticle, hasKeys = true) =>
  compareArticles(before, after, hasKeys);

const applied = (article: EditedArticle, ...changes: readonly Change[]): EditedArticle => {
  const outcome = applyOperation(article, { changes }, blockFields);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.article;
};

describe('blocks', () => {
  const before = articleOf([text('a', 'One'), text('b', 'Two'), text('c', 'Three'), text('d', 'Four')]);

  test('that were added, removed, changed and moved are told as that, in reading order', () => {
    const after = articleOf([
      text('a', 'One and a half'),
      text('d', 'Four'),
      text('c', 'Three'),
      text('new', 'Wholly different'),
    ]);
    expect(told(compare(before, after))).toEqual(['a a changed', 'b -', 'd d moved', '+ new']);
  });

  test('that have not moved are not told when one goes past them', () => {
    const after = articleOf([text('d', 'Four'), text('a', 'One'), text('b', 'Two'), text('c', 'Three')]);
    expect(told(compare(before, after))).toEqual(['d d moved']);
  });

  test('that went into another block have moved', () => {
    const row = (blocks: readonly Json[]) => ({ id: 'row', type: 'row', data: { blocks } });
    const outside = articleOf([row([text('x', 'Stays')]), text('a', 'Goes in')]);
    const inside = articleOf([row([text('x', 'Stays'), text('a', 'Goes in')])]);
    expect(told(compare(outside, inside))).toEqual(['a a moved']);
  });

  test('under another id are found by what is in them, and by most of their words', () => {
    const renamed = articleOf([
      text('text-1', 'One'),
      text('text-2', 'Zinc is a mineral that the body needs in small amounts'),
    ]);
    const old = articleOf([
      text('b', 'Zinc is a mineral that the body needs in tiny amounts'),
      text('a', 'One'),
    ]);
    expect(told(compare(old, renamed))).toEqual(['a text-1 moved', 'b text-2 changed']);
  });

  test('of another type are other blocks, whatever their id', () => {
    const after = articleOf([{ id: 'a', type: 'row', data: { blocks: [] } }]);
    expect(told(compare(articleOf([text('a', 'One')]), after))).toEqual(['a -', '+ a']);
  });
});

describe('fields', () => {
  test('of the article are told with what they were and are', () => {
    const before = articleOf([], { title: 'Zinc', description: 'Old', hero: { alt: 'A jar' } });
    const after = articleOf([], { title: 'Zinc', hero: { alt: 'A glass jar' }, byline: { authors: [] } });
    expect(compare(before, after).article).toEqual([
      { kind: 'removed', before: '/description', after: undefined, oldValue: 'Old' },
      {
        kind: 'changed',
        before: '/hero/alt',
        after: '/hero/alt',
        oldValue: 'A jar',
        newValue: 'A glass jar',
      },
      { kind: 'added', before: undefined, after: '/byline', newValue: { authors: [] } },
    ]);
  });

  const withItems = (items: readonly Json[], keys?: readonly string[]): EditedArticle =>
    readArticle(
      {
        json: { path: '/a', blocks: [text('list', 'A list', { items })] },
        ...(keys ? { keys: { '/blocks/0/data/items': keys } } : {}),
      },
      blockFields,
    );
  const changesIn = (comparison: ArticleComparison) =>
    comparison.blocks.flatMap(({ changes }) =>
      changes.map(({ kind, before, after }) => `${kind} ${before ?? '-'} ${after ?? '-'}`),
    );

  test('of a list are told item by item, by the keys of these', () => {
    const before = withItems(['a', 'b', 'c']);
    const after = withItems(['c', 'a', 'B', 'new'], ['2', '0', '1', 'k1']);
    expect(changesIn(compare(before, after))).toEqual([
      'moved /data/items/2 /data/items/2',
      'changed /data/items/1 /data/items/1',
      'added - /data/items/k1',
    ]);
  });

  test('of a list without keys are found by what is in the items', () => {
    const before = withItems([{ q: 'How much?' }, { q: 'When is it best to take it?' }]);
    const after = withItems([
      { q: 'For whom?' },
      { q: 'How much?' },
      { q: 'When is it best to take it at night?' },
    ]);
    expect(changesIn(compare(before, after, false))).toEqual([
      'added - /data/items/0',
      'changed /data/items/1/q /data/items/2/q',
    ]);
  });

  test('of an item that was written anew in its place are changed, where it has no key', () =>
    expect(changesIn(compare(withItems(['a', 'b']), withItems(['a', 'z']), false))).toEqual([
      'changed /data/items/1 /data/items/1',
    ]));

  test('in which blocks stand are told without these', () => {
    const tab = (label: string) => ({ label, blocks: [text('deep', 'Deep')] });
    const tabs = (labels: readonly string[]) =>
      articleOf([{ id: 'tabs', type: 'tabs', data: { tabs: labels.map(tab).slice(0, 1) } }]);
    expect(compare(tabs(['One']), tabs(['Other'])).blocks).toMatchObject([
      { after: 'tabs', changes: [{ kind: 'changed', oldValue: 'One', newValue: 'Other' }] },
      { after: 'deep', isMoved: false, changes: [] },
    ]);
  });
});

const opened = articleOf(
  [
    text('intro', 'What it is', { items: ['a', 'b', 'c'] }),
    { id: 'more', type: 'tabs', data: { tabs: [{ label: 'One', blocks: [text('deep', 'Deep')] }] } },
    { id: 'end', type: 'row', data: { blocks: [text('last', 'At last')] } },
  ],
  { byline: { authors: [{ name: 'Ada Lind' }, { name: 'Bo Ek' }] } },
);
const numbers = fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 200 });

function changedAtRandom(drawn: readonly number[], count: number): EditedArticle {
  const draw = drawFrom(drawn);
  let article = opened;
  for (let number = 0; number < count; number++) {
    const outcome = applyOperation(article, { changes: [randomChange(article, draw, number)] }, blockFields);
    if (outcome.ok) article = outcome.article;
  }
  return article;
}

describe('any two states', () => {
  test('differ in something just where their JSON does', () => {
    fc.assert(
      fc.property(numbers, fc.nat(8), (drawn, count) => {
        const after = changedAtRandom(drawn, count);
        for (const hasKeys of [true, false]) {
          const { article, blocks } = compare(opened, after, hasKeys);
          const isTold = article.length > 0 || blocks.some(isDifferent);
          expect(isTold || sameJson(articleJson(opened), articleJson(after))).toBe(true);
          if (hasKeys) expect(isTold && sameJson(articleJson(opened), articleJson(after))).toBe(false);
        }
      }),
    );
  });

  test('are told with each of their blocks once, and the other way round with the same pairs', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const after = changedAtRandom(drawn, 12);
        const there = compare(opened, after).blocks;
        const ids = (side: 'before' | 'after') => there.flatMap((block) => block[side] ?? []).toSorted();
        const all = (article: EditedArticle) =>
          [...article.nodes.keys()].filter((id) => id !== '').toSorted();
        expect([ids('before'), ids('after')]).toEqual([all(opened), all(after)]);
        const back = compare(after, opened).blocks;
        const pairs = there.map(({ before, after: id }) => `${before} ${id}`).toSorted();
        expect(back.map(({ before, after: id }) => `${id} ${before}`).toSorted()).toEqual(pairs);
      }),
    );
  });

  test('are the same again when all is restored, under the path that the article has now', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const after = changedAtRandom(drawn, 12);
        const { path } = articleJson(after);
        expect(articleJson(applied(after, ...restoreArticle(after, opened)))).toEqual({
          ...articleJson(opened),
          ...(typeof path === 'string' ? { path } : {}),
        });
      }),
    );
  });

  test('differ no more in a field that is restored', () => {
    fc.assert(
      fc.property(numbers, fc.nat(20), (drawn, which) => {
        const after = changedAtRandom(drawn, 12);
        const { article, blocks } = compare(opened, after);
        const all = [{ before: '', after: '', changes: article }, ...blocks].flatMap((block) =>
          block.changes.map((change) => ({ block, change })),
        );
        const wanted = all[which % Math.max(all.length, 1)];
        if (!wanted) return;
        const { block, change } = wanted;
        const outcome = applyOperation(
          after,
          { changes: restoreField(after, opened, block, change) },
          blockFields,
        );
        // A value in which blocks stand that are elsewhere now cannot come back.
        if (!outcome.ok) return;
        const again = compare(opened, outcome.article);
        const left = block.before === '' ? again.article : changesOf(again, block.before);
        expect(left).not.toContainEqual(change);
      }),
    );
  });
});

function changesOf({ blocks }: ArticleComparison, before: string | undefined) {
  return blocks.find((block) => block.before === before)?.changes ?? [];
}

describe('restoring a block', () => {
  const before = articleOf([
    text('a', 'One'),
    text('b', 'Two'),
    { id: 'row', type: 'row', data: { blocks: [text('in', 'Inside')] } },
  ]);
  const restored = (after: EditedArticle, id: string): EditedArticle => {
    const block = compare(before, after).blocks.find((one) => one.before === id || one.after === id);
    return applied(after, ...restoreBlock(after, before, block ?? { before: id, after: id }, blockFields));
  };
  const idsOf = (article: EditedArticle) =>
    (articleJson(article).blocks as { id: string }[]).map(({ id }) => id);

  test('brings back what was in it, and where it was', () => {
    const after = articleOf([
      text('b', 'Changed'),
      { id: 'row', type: 'row', data: { blocks: [text('in', 'Inside')] } },
      text('a', 'Changed too'),
    ]);
    const again = restored(after, 'a');
    expect(blockJson(again, 'a')).toEqual(text('a', 'One'));
    expect(idsOf(again)).toEqual(['a', 'b', 'row']);
    expect(blockJson(again, 'b')).toEqual(text('b', 'Changed'));
  });

  test('only moves one that is as it was, so that nothing of it counts as written', () => {
    const after = articleOf([
      text('b', 'Two'),
      { id: 'row', type: 'row', data: { blocks: [text('in', 'Inside')] } },
      text('a', 'One'),
    ]);
    expect(restoreBlock(after, before, { before: 'a', after: 'a' }, blockFields)).toEqual([
      { kind: 'move', block: 'a', into: { parent: '', list: '/blocks' }, after: null },
    ]);
    expect(restoreBlock(after, before, { before: 'b', after: 'b' }, blockFields)).toEqual([]);
  });

  test('brings a removed one back behind what stood before it and is still there', () =>
    expect(idsOf(restored(articleOf([text('new', 'New'), text('a', 'One')]), 'row'))).toEqual([
      'new',
      'a',
      'row',
    ]));

  test('takes one out that was not there', () => {
    const after = applied(before, {
      kind: 'insert',
      block: { json: text('new', 'Wholly different') },
      into: { parent: '', list: '/blocks' },
      after: 'a',
    });
    expect(idsOf(restored(after, 'new'))).toEqual(['a', 'b', 'row']);
  });

  test('gives a new id to what is inside, where another block has the old one now', () => {
    const after = articleOf([text('in', 'Now outside')]);
    const again = restored(after, 'row');
    expect(idsOf(again)).toEqual(['row', 'in']);
    expect(blockJson(again, 'row')).toMatchObject({
      data: { blocks: [{ id: expect.stringMatching(/^text-[0-9a-z]{10}$/), data: { title: 'Inside' } }] },
    });
  });

  test('brings one back into the article, where the block that it stood in is gone', () =>
    expect(idsOf(restored(articleOf([text('a', 'One')]), 'in'))).toEqual(['a', 'in']));
});
