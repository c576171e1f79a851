import { fieldAt, isPlainText, schemasFor } from '#editor-preview/app/frame/writing/textField.ts';
import { typedChanges } from '#editor-preview/app/frame/writing/typedChanges.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson, nodeAt } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { articleOf } from '../../../../support/someBlocks.ts';

const json = articleOf('/a', 'A', [
  { id: 'h', type: 'heading', data: { text: 'What it does', anchor: 'what' } },
  { id: 'q', type: 'quote', data: { text: 'Less is more.', author: 'Mies' } },
  { id: 'f', type: 'faq', data: { items: [{ question: 'Why?', answer: '<p>So.</p>' }] } },
]);
const article = readArticle({ json }, blockFields);

async function found(block: string, pointer: string, of = article) {
  const library = await schemasFor(of, block);
  return library && fieldAt(of, { block, pointer }, library);
}

async function after(block: string, pointer: string, before: string, typed: string, of = article) {
  const field = await found(block, pointer, of);
  const changes = field && typedChanges(nodeAt(of, block), field, { before, after: typed });
  if (!changes) return undefined;
  const outcome = applyOperation(of, { changes }, blockFields);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return { changes, blocks: articleJson(outcome.article).blocks };
}

test.each([
  ['the text of a heading', 'h', '/data/text', true],
  ['a question in a list', 'f', '/data/items/0/question', true],
  ['the title of the article', '', '/title', true],
  ['the name of a place, for links', 'h', '/data/anchor', false],
  ['a formatted text', 'f', '/data/items/0/answer', false],
  ['a list', 'f', '/data/items', false],
])('%s is plain text for people: %#', async (_what, block, pointer, isPlain) => {
  const field = await found(block, pointer);
  expect(field && isPlainText(field)).toBe(isPlain);
});

test('there is no field where the schema knows none', async () => {
  expect(await found('h', '/data/other')).toBeUndefined();
  expect(await found('f', '/data/items/7/question')).toBeUndefined();
});

test('what is typed is told as the piece of the text that has changed', async () => {
  const outcome = await after('h', '/data/text', 'What it does', 'What it really does');
  expect(outcome?.changes).toEqual([
    { kind: 'text', block: 'h', pointer: '/data/text', at: 8, remove: '', insert: 'really ' },
  ]);
});

test('a text that somebody else has changed elsewhere takes the piece that was typed', async () => {
  const moved = await after('h', '/data/text', 'That it does', 'That it does now');
  expect(JSON.stringify(moved?.blocks)).toContain('"What it does now"');
});

test('where somebody else has changed the same words, nothing is taken', async () =>
  expect(await after('h', '/data/text', 'What it eats', 'What it drinks')).toBeUndefined());

test('a text that is emptied goes with its field, unless it must be there', async () => {
  const author = await after('q', '/data/author', 'Mies', '');
  expect(JSON.stringify(author?.blocks)).not.toContain('author');
  const heading = await after('h', '/data/text', 'What it does', '');
  expect(JSON.stringify(heading?.blocks)).toContain('"text":""');
});

test('a text is begun again where its field went with its last letter', async () => {
  const emptied = await after('q', '/data/author', 'Mies', '');
  const without = readArticle({ json: { ...json, blocks: emptied?.blocks ?? [] } }, blockFields);
  const begun = await after('q', '/data/author', '', 'L', without);
  expect(JSON.stringify(begun?.blocks)).toContain('"author":"L"');
});
