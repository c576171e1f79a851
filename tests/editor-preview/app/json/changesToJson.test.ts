import fc from 'fast-check';
import { changesToJson } from '#editor-preview/app/json/changesToJson.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { blockFields, drawFrom, randomChange } from '../../model/randomChange.ts';

const deep = { id: 'deep', type: 'text', data: { title: 'Deep' } };
const intro = { id: 'intro', type: 'text', data: { title: 'What it is', items: ['a', { b: 'b' }, 'c'] } };
const more = { id: 'more', type: 'tabs', data: { tabs: [{ label: 'One', blocks: [deep] }] } };
const row = { id: 'row', type: 'row', data: { blocks: [{ ...deep, id: 'last' }] } };
const json = {
  path: '/a',
  title: 'Zinc',
  byline: { authors: [{ name: 'Ada' }] },
  blocks: [intro, more, row],
};
const opened = readArticle({ json }, blockFields);

function told(typed: JsonObject): string[] {
  return changesToJson(opened, typed, blockFields).map((change) => {
    if (change.kind === 'insert') return `insert after ${change.after}`;
    const place = 'pointer' in change ? change.pointer : 'after' in change ? `after ${change.after}` : '';
    return `${change.kind} ${change.block} ${place}`.trim();
  });
}

test.each<[string, JsonObject, string[]]>([
  ['nothing', { ...json }, []],
  ['fields of the article', { ...json, title: 'Iron', when: 1 }, ['set  /title', 'set  /when']],
  [
    'a field deep in it, and one that is gone',
    { path: '/a', title: 'Zinc', byline: { authors: [{ name: 'Bo' }] }, blocks: json.blocks },
    ['set  /byline/authors/0/name'],
  ],
  [
    'an item of a list',
    { ...json, blocks: [{ ...intro, data: { ...intro.data, items: ['a', { b: 'B' }, 'c'] } }, more, row] },
    ['set intro /data/items/1/b'],
  ],
  [
    'a list of another length',
    { ...json, blocks: [{ ...intro, data: { ...intro.data, items: ['a'] } }, more, row] },
    ['set intro /data/items'],
  ],
  [
    'blocks that are removed, added and moved',
    { ...json, blocks: [row, { ...deep, id: 'new' }, more] },
    ['remove intro', 'move row after null', 'insert after row'],
  ],
  [
    'a block that is taken out of another',
    { ...json, blocks: [intro, { ...more, data: { tabs: [{ label: 'One', blocks: [] }] } }, deep, row] },
    ['remove deep', 'insert after more'],
  ],
  ['the type of a block', { ...json, blocks: [{ ...intro, type: 'row' }, more, row] }, ['set intro']],
  [
    'what can only be set as a whole',
    { ...json, blocks: [intro, { ...more, data: { tabs: [] } }, row, 'no block'] },
    ['set'],
  ],
])('of an article’s JSON, %s is changed at its place', (_what, typed, changes) => {
  expect(told(typed)).toEqual(changes);
});

test('any article becomes any other one', () => {
  let inParts = 0;
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 200 }),
      fc.nat(12),
      (drawn, count) => {
        const draw = drawFrom(drawn);
        let after = opened;
        for (let number = 0; number < count; number++) {
          const outcome = applyOperation(
            after,
            { changes: [randomChange(after, draw, number)] },
            blockFields,
          );
          if (outcome.ok) after = outcome.article;
        }
        const changes = changesToJson(opened, articleJson(after), blockFields);
        const outcome = applyOperation(opened, { changes }, blockFields);
        expect(outcome.ok && articleJson(outcome.article)).toEqual(articleJson(after));
        if (changes.some((change) => !('pointer' in change) || change.pointer !== '')) inParts++;
      },
    ),
  );
  // Else the test would have tried nothing.
  expect(inParts).toBeGreaterThan(50);
});
