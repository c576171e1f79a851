import fc from 'fast-check';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { overlap } from '#editor-preview/model/touched.ts';
import { articleJson, writeNode } from '#editor-preview/model/writeValue.ts';
import { setTo } from '../changes.ts';
import { blockFields, drawFrom, randomChange } from './randomChange.ts';

const json = {
  path: '/sleep/melatonin',
  title: 'Melatonin',
  byline: { authors: [{ name: 'Ada Lind' }, { name: 'Bo Ek' }] },
  blocks: [
    { id: 'intro', type: 'text', data: { title: 'What it is', items: ['a', 'b', 'c'] } },
    {
      id: 'more',
      type: 'tabs',
      data: { tabs: [{ label: 'One', blocks: [{ id: 'deep', type: 'text', data: { title: 'Deep' } }] }] },
    },
    'no block',
    { id: 'end', type: 'row', data: { blocks: [{ id: 'last', type: 'unheard-of', data: [1, 2] }] } },
  ],
};
const opened = readArticle({ json }, blockFields);
const numbers = fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 200 });

function whole(article: EditedArticle): unknown {
  const root = article.nodes.get('');
  return root && writeNode(root, article);
}

function apply(article: EditedArticle, ...changes: Change[]) {
  return applyOperation(article, { changes }, blockFields);
}

function applied(article: EditedArticle, ...changes: Change[]): EditedArticle {
  const outcome = apply(article, ...changes);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.article;
}

describe('an article that is opened and written again', () => {
  test('is what it was, also where a list of blocks holds something else', () => {
    expect(articleJson(opened)).toEqual(json);
    expect(whole(opened)).toEqual({ json, keys: expect.anything() });
  });

  test('keeps the keys of its items', () => {
    const changed = applied(opened, { kind: 'removeItem', block: 'intro', list: '/data/items', key: '0' });
    const root = changed.nodes.get('');
    const again = readArticle(root ? writeNode(root, changed) : { json: null }, blockFields);
    expect(again).toEqual(changed);
  });

  test('gives the same objects for what has not changed', () => {
    const before = articleJson(opened);
    const after = articleJson(applied(opened, setTo('deep', '/data/title', 'Deeper')));
    const blocksOf = (article: typeof before) => article.blocks as readonly Json[];
    expect(blocksOf(after)[0]).toBe(blocksOf(before)[0]);
    expect(blocksOf(after)[1]).not.toBe(blocksOf(before)[1]);
    expect(blocksOf(after)[3]).toBe(blocksOf(before)[3]);
  });
});

describe('any changes', () => {
  test('are taken back by their inverse, keys of items included', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const draw = drawFrom(drawn);
        const inverses: (readonly Change[])[] = [];
        let article = opened;
        for (let step = 0; step < 25; step++) {
          const outcome = apply(article, randomChange(article, draw, step));
          if (!outcome.ok) continue;
          inverses.unshift(outcome.inverse);
          article = outcome.article;
        }
        for (const inverse of inverses) article = applied(article, ...inverse);
        expect(whole(article)).toEqual(whole(opened));
        expect(article.nodes.size).toBe(opened.nodes.size);
      }),
      { numRuns: 400 },
    );
  });

  test('leave nothing that a cold reading of the same JSON does not have', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const draw = drawFrom(drawn);
        let article = opened;
        for (let step = 0; step < 25; step++) {
          const outcome = apply(article, randomChange(article, draw, step));
          if (outcome.ok) article = outcome.article;
        }
        const root = article.nodes.get('');
        const cold = readArticle(root ? writeNode(root, article) : { json: null }, blockFields);
        expect(new Map([...cold.nodes].sort())).toEqual(new Map([...article.nodes].sort()));
      }),
      { numRuns: 400 },
    );
  });

  test('end equal in either order where they do not meet', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const draw = drawFrom(drawn);
        const one = randomChange(opened, draw, 1);
        const other = randomChange(opened, draw, 2);
        const first = apply(opened, one);
        const second = apply(opened, other);
        if (!first.ok || !second.ok || overlap(first.touched, second.touched)) return;
        const oneThenOther = apply(first.article, other);
        const otherThenOne = apply(second.article, one);
        // What stood before something may be gone or elsewhere: then the order of the server decides.
        if (!oneThenOther.ok || !otherThenOne.ok || placesSomething(one) || placesSomething(other)) return;
        expect(whole(oneThenOther.article)).toEqual(whole(otherThenOne.article));
      }),
      { numRuns: 2000 },
    );
  });
});

function placesSomething({ kind }: Change): boolean {
  return ['insert', 'move', 'insertItem', 'moveItem'].includes(kind);
}

describe('a change that cannot be made is refused, and nothing is changed', () => {
  const cases: [string, Change, string][] = [
    ['a field of a block that is gone', setTo('none', '/data/x', 1), 'gone'],
    ['an item that is gone', setTo('intro', '/data/items/k9', 1), 'gone'],
    [
      'behind a block that is gone',
      { kind: 'move', block: 'intro', into: { parent: '', list: '/blocks' }, after: 'x' },
      'gone',
    ],
    ['the id of a block', setTo('intro', '/id', 'other'), 'misplaced'],
    ['a block under another id', setTo('intro', '', { id: 'x' }), 'no-block'],
    [
      'a block into itself',
      { kind: 'move', block: 'end', into: { parent: 'end', list: '/data/blocks' }, after: null },
      'misplaced',
    ],
    [
      'a block into one that is in it',
      { kind: 'move', block: 'more', into: { parent: 'deep', list: '/data/blocks' }, after: null },
      'misplaced',
    ],
    [
      'a block where none can stand',
      { kind: 'move', block: 'end', into: { parent: 'intro', list: '/data/items' }, after: null },
      'misplaced',
    ],
    [
      'a second block with an id',
      {
        kind: 'insert',
        block: { json: { id: 'deep', type: 'text', data: {} } },
        into: { parent: '', list: '/blocks' },
        after: null,
      },
      'id-taken',
    ],
    [
      'no block at all',
      { kind: 'insert', block: { json: 'text' }, into: { parent: '', list: '/blocks' }, after: null },
      'no-block',
    ],
    [
      'a second item with a key',
      {
        kind: 'insertItem',
        block: 'intro',
        list: '/data/items',
        key: '1',
        value: { json: 'x' },
        after: null,
      },
      'id-taken',
    ],
    [
      'a text that is another by now',
      { kind: 'text', block: 'intro', pointer: '/data/title', at: 0, remove: 'Where', insert: 'What' },
      'other-text',
    ],
    ['the article itself', { kind: 'remove', block: '' }, 'gone'],
  ];
  test.each(cases)('%s', (_what, change, refusal) =>
    expect(apply(opened, change)).toMatchObject({ ok: false, refusal }),
  );

  test('nor any other of its operation', () => {
    const fine: Change = setTo('', '/title', 'New');
    const outcome = apply(opened, fine, { kind: 'remove', block: 'none' });
    expect(outcome).toMatchObject({ ok: false, refusal: 'gone', change: { block: 'none' } });
    expect(articleJson(opened)).toEqual(json);
  });
});

describe('hostile JSON', () => {
  test('with `__proto__` is a field like any other', () => {
    const value = { json: JSON.parse('{"__proto__": {"polluted": true}}') as Json };
    const changed = applied(opened, { kind: 'set', block: 'intro', pointer: '/data/x', value });
    expect(JSON.stringify(articleJson(changed))).toContain('"__proto__":{"polluted":true}');
    expect({}).not.toHaveProperty('polluted');
    const deeper = applied(changed, setTo('intro', '/data/x/__proto__/y', 1));
    expect(JSON.stringify(articleJson(deeper))).toContain('"__proto__":{"polluted":true,"y":1}');
  });

  test('with keys that do not fit gets keys of its own', () => {
    const value = { json: ['a', 'b'], keys: { '': ['k', 'k'] } };
    const changed = applied(opened, { kind: 'set', block: 'intro', pointer: '/data/items', value });
    expect(
      apply(changed, { kind: 'removeItem', block: 'intro', list: '/data/items', key: '1' }),
    ).toMatchObject({ ok: true });
  });
});

test('blocks without an id of their own get one after their type, and the first with an id keeps it', () => {
  const block = (id?: string) => ({ ...(id === undefined ? {} : { id }), type: 'text', data: {} });
  const given = giveArticleIds(
    {
      blocks: [
        block(),
        block('text-1'),
        block('a'),
        block('a'),
        { type: 'row', data: { blocks: [block('a')] } },
        7,
      ],
    },
    blockFields,
  );
  expect(given).toMatchObject({
    blocks: [
      { id: 'text-1' },
      { id: 'text-2' },
      { id: 'a' },
      { id: 'text-3' },
      { id: 'row-1', data: { blocks: [{ id: 'text-4' }] } },
      7,
    ],
  });
});
