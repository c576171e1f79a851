import { placeForNew } from '#editor-preview/app/blocks/insertBlocks.ts';
import { newBlock } from '#editor-preview/app/palette/newBlock.ts';
import { paletteEntries } from '#editor-preview/app/palette/paletteEntries.ts';
import { searchItems } from '#editor-preview/app/parts/searchItems.ts';
import { check } from '#rules/check.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { opened } from '../support/openedArticle.ts';

test('the palette has every type, by its title and description, with its group', () => {
  expect(paletteEntries.map(({ type }) => type).toSorted()).toEqual([...blockTypes].toSorted());
  expect(paletteEntries.filter(({ title, description }) => !title || !description)).toEqual([]);
  const groups = paletteEntries.map(({ group }) => group);
  expect([...new Set(groups)]).toEqual(groups.filter((group, index) => group !== groups[index - 1]));
});

test('what an article is mostly made of comes first', () =>
  expect(paletteEntries.slice(0, 3).map(({ type }) => type)).toEqual(['rich-text', 'heading', 'list']));

test('a search finds by words of title, type and description, and titles come first', () => {
  const found = searchItems(paletteEntries, 'product car').map(({ type }) => type);
  expect(found.slice(0, 2).toSorted()).toEqual(['product-card', 'product-card-carousel']);
  expect(searchItems(paletteEntries, 'rich-text').map(({ type }) => type)).toContain('rich-text');
  expect(searchItems(paletteEntries, 'no such block')).toEqual([]);
});

test.each([
  ['warning', 'note'],
  ['callout', 'call-out'],
  ['accordion', 'faq'],
  ['divider', 'rich-text'],
  ['statistics', 'stats'],
  ['references', 'sources'],
  ['youtube', 'third-party-embed'],
  ['takeaways', 'key-points'],
  ['paragraph', 'rich-text'],
  ['photo', 'image'],
  ['gallery', 'image-carousel'],
  ['versus', 'product-comparison-table'],
  ['pull quote', 'quote'],
  ['PDF', 'downloadable'],
])('a search for “%s” finds the type %s before those that only speak of it', (query, type) => {
  const found = searchItems(paletteEntries, query);
  const named = found.filter(({ words = '', title }) =>
    `${title}, ${words}`.toLowerCase().split(', ').includes(query.toLowerCase()),
  );
  expect(named.map((entry) => entry.type)).toContain(type);
  expect(found.slice(0, named.length).toSorted()).toEqual(named.toSorted());
});

test.each(blockTypes)(
  'a new %s has what is required, empty, and problems only for what is to be written',
  (type) => {
    const block = newBlock(type, 'new');
    const texts = JSON.stringify(block.data).match(/"[^"]{40,}"/g);
    expect(texts).toBeNull();
    const article = { path: '/a', title: 'A', blocks: [block] };
    const unheard = check(article).filter(({ rule }) =>
      ['schema/type', 'schema/additionalProperties', 'block/unknown-type'].includes(rule),
    );
    expect(unheard).toEqual([]);
  },
);

test('a new heading and a new list of questions', () => {
  expect(newBlock('heading', 'h')).toMatchObject({ id: 'h', type: 'heading', data: { text: '' } });
  expect(newBlock('faq', 'f').data).toEqual({ items: [{ question: '' }] });
});

test.each([
  ['evidence', ['/data/claim', '/data/level']],
  ['faq', ['/data/items/0/question', '/data/items/0/answer']],
  ['sources', ['/data/items/0/id', '/data/items/0/title']],
  ['author-bio', ['/data/authorName']],
  ['quiz', ['/data/questions/0/questionTitle', '/data/questions/0/answers/0/label']],
] as const)('of a new %s all is told at once that has to be written', (type, fields) => {
  const found = check({ path: '/a', title: 'A', blocks: [newBlock(type, 'new')] });
  const told = new Set(found.map(({ pointer }) => pointer.replace('/blocks/0', '')));
  expect(fields.filter((field) => !told.has(field))).toEqual([]);
});

describe('a new block goes', () => {
  const place = (selected: string[], type: string) => placeForNew(opened(), new Set(selected), [type]);

  test('to the end where nothing is chosen', () =>
    expect(place([], 'heading')).toEqual({ into: { parent: '', list: '/blocks' }, after: 'end' }));
  test('behind what is chosen', () => {
    expect(place(['intro'], 'quote')).toMatchObject({ after: 'intro' });
    expect(place(['one'], 'product-card')).toEqual({
      into: { parent: 'picks', list: '/data/cards' },
      after: 'one',
    });
  });
  test('behind the block around what is chosen, where it may not stand beside that', () =>
    expect(place(['one'], 'quote')).toEqual({ into: { parent: '', list: '/blocks' }, after: 'picks' }));
});
