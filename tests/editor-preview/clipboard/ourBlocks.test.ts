import { blocksAsText, blocksFromText } from '../../../editor-preview/clipboard/ourBlocks.ts';
import { blockFields } from '../../../schemas/generated/blockFields.ts';
import { articleWithCards, opened } from '../support/openedArticle.ts';

const paste = (text: string, article = opened()) => blocksFromText(text, article, blockFields)?.blocks;

test('blocks go through the clipboard with all that is in them, and get ids of their own', () => {
  const text = blocksAsText(opened(), new Set(['end', 'picks', 'one']));
  const [picks, end, ...others] = paste(text) ?? [];
  expect(others).toEqual([]);
  expect(picks).toMatchObject({
    id: 'product-card-carousel-1',
    data: { header: 'Our picks', cards: [{ id: 'product-card-1' }, { id: 'product-card-2' }] },
  });
  expect(end).toEqual({ id: 'quote-1', type: 'quote', data: { text: 'Take it daily' } });
});

test('in another article they keep their ids', () => {
  const text = blocksAsText(opened(), new Set(['end']));
  const elsewhere = opened({ ...articleWithCards, blocks: [] });
  expect(paste(text, elsewhere)).toEqual([articleWithCards.blocks[3]]);
});

test('a block of an unknown type is taken as it is', () => {
  const block = { id: 'x', type: 'not-yet', data: { some: ['thing'] } };
  expect(paste(JSON.stringify(block))).toEqual([block]);
});

test.each([
  ['a block without data', { type: 'quote' }, { id: 'quote-1', type: 'quote' }],
  ['a block whose data is none', { id: 'x', type: 'quote', data: 7 }, { id: 'x', type: 'quote', data: 7 }],
  ['a block that says no type', { kind: 'pagewell/blocks', blocks: [{ id: 'x' }] }, { id: 'x' }],
  [
    'what is no block at all',
    { kind: 'pagewell/blocks', blocks: ['words'] },
    { id: 'pasted-1', type: 'pasted', data: 'words' },
  ],
])('%s is taken, so that it can be mended', (_what, json, block) => {
  expect(paste(JSON.stringify(json))).toEqual([block]);
});

test('of an article, its blocks are taken, and a later version is told', () => {
  const block = { id: 'x', type: 'quote', data: { text: 'Soon', later: true } };
  const json = { path: '/b', title: 'B', schemaVersion: 99, blocks: [block] };
  const taken = blocksFromText(JSON.stringify(json), opened(), blockFields);
  expect(taken?.blocks).toEqual([block]);
  expect(taken?.notes).toEqual([expect.stringMatching(/version 99/)]);
});

test.each(['Just words', '{}', '[]', '[1]', '"quote"', `"${'x'.repeat(9_000_000)}"`])(
  '%.20s holds no blocks',
  (text) => {
    expect(paste(text)).toBeUndefined();
  },
);
