import { blocksAsText, blocksFromText } from '#editor-preview/app/clipboard/ourBlocks.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { articleWithCards, opened } from '../support/openedArticle.ts';

const own = (type: string) => expect.stringMatching(new RegExp(`^${type}-[0-9a-z]{10}$`));
const paste = (text: string, article = opened()) => blocksFromText(text, article, blockFields)?.blocks;

test('blocks go through the clipboard with all that is in them, and get ids of their own', () => {
  const text = blocksAsText(opened(), new Set(['end', 'picks', 'one']));
  const [picks, end, ...others] = paste(text) ?? [];
  expect(others).toEqual([]);
  expect(picks).toMatchObject({
    id: own('product-card-carousel'),
    data: { header: 'Our picks', cards: [{ id: own('product-card') }, { id: own('product-card') }] },
  });
  expect(end).toEqual({ id: own('quote'), type: 'quote', data: { text: 'Take it daily' } });
});

test('what was cut keeps its ids in the same article, by which comments and links find it', () => {
  const text = blocksAsText(opened(), new Set(['end']));
  const afterwards = opened({ ...articleWithCards, blocks: [] });
  expect(paste(text, afterwards)).toEqual([articleWithCards.blocks[3]]);
});

test('in another article they get ids that nobody else makes, who may be pasting them there as well', () => {
  const text = blocksAsText(opened(), new Set(['end']));
  const elsewhere = opened({ ...articleWithCards, path: '/elsewhere', blocks: [] });
  const [mine, theirs] = [paste(text, elsewhere), paste(text, elsewhere)];
  expect(mine).toEqual([{ ...articleWithCards.blocks[3], id: own('quote') }]);
  expect(mine?.[0]?.id).not.toBe(theirs?.[0]?.id);
});

test('a block of an unknown type is taken as it is', () => {
  const block = { id: 'x', type: 'not-yet', data: { some: ['thing'] } };
  expect(paste(JSON.stringify(block))).toEqual([{ ...block, id: own('not-yet') }]);
});

test.each([
  ['a block without data', { type: 'quote' }, { type: 'quote' }, 'quote'],
  ['a block whose data is none', { id: 'x', type: 'quote', data: 7 }, { type: 'quote', data: 7 }, 'quote'],
  ['a block that says no type', { kind: 'pagewell/blocks', blocks: [{ id: 'x' }] }, {}, 'block'],
  [
    'what is no block at all',
    { kind: 'pagewell/blocks', blocks: ['words'] },
    { type: 'pasted', data: 'words' },
    'pasted',
  ],
])('%s is taken, so that it can be mended', (_what, json, block, type) =>
  expect(paste(JSON.stringify(json))).toEqual([{ ...block, id: own(type) }]),
);

test('of an article, its blocks are taken, and a later version is told', () => {
  const block = { id: 'x', type: 'quote', data: { text: 'Soon', later: true } };
  const json = { path: '/b', title: 'B', schemaVersion: 99, blocks: [block] };
  const taken = blocksFromText(JSON.stringify(json), opened(), blockFields);
  expect(taken?.blocks).toEqual([{ ...block, id: own('quote') }]);
  expect(taken?.notes).toEqual([expect.stringMatching(/version 99/)]);
});

test.each(['Just words', '{}', '[]', '[1]', '"quote"', `"${'x'.repeat(9_000_000)}"`])(
  '%.20s holds no blocks',
  (text) => expect(paste(text)).toBeUndefined(),
);
