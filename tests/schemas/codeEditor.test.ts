import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import languageServices from 'vscode-json-languageservice';
import { blockTypes } from './walkSchemas.ts';

const { getLanguageService, TextDocument } = languageServices;

const articleUri = pathToFileURL('fixtures/articles/new.json').href;
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
});

/** An article as it is being written, with a bar where the cursor is. */
function written(blocks: string) {
  const marked = `{ "$schema": "../../schemas/article.bundle.json", "path": "/a", "title": "A", "blocks": [${blocks}] }`;
  const document = TextDocument.create(articleUri, 'json', 1, marked.replace('|', ''));
  const position = document.positionAt(marked.indexOf('|'));
  return { document, position, json: service.parseJSONDocument(document) };
}

async function offered(blocks: string) {
  const { document, position, json } = written(blocks);
  const list = await service.doComplete(document, position, json);
  return list?.items ?? [];
}

/** In Markdown, whose escapes are taken out. */
async function explained(blocks: string): Promise<string> {
  const { document, position, json } = written(blocks);
  const hover = await service.doHover(document, position, json);
  return JSON.stringify(hover?.contents).replaceAll('\\\\', '');
}

async function underlined(blocks: string): Promise<string[]> {
  const { document, json } = written(blocks);
  const diagnostics = await service.doValidation(document, json);
  return diagnostics.map(({ range }) => document.getText(range));
}

describe('a code editor that follows the "$schema" of an article', () => {
  test('offers every type of block, with what it is', async () => {
    const items = await offered('{ "type": | }');
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(blockTypes.map((type) => `"${type}"`)),
    );
    const faq = items.find(({ label }) => label === '"faq"');
    expect(JSON.stringify(faq?.documentation)).toContain('Frequently asked questions that open one by one.');
  });

  test("offers the fields of the block's type, with what they are, and none of another type", async () => {
    const items = await offered('{ "type": "product-card", "data": { | } }');
    const names = items.map(({ label }) => label);
    expect(names).toEqual(expect.arrayContaining(['productTitle', 'price', 'Pros']));
    expect(names).not.toContain('questions');
    const price = items.find(({ label }) => label === 'price');
    expect(JSON.stringify(price?.documentation)).toContain('The price in US dollars, without a sign.');
  });

  test.each([
    [
      'a carousel',
      '{ "type": "product-card-carousel", "data": { "cards": [{ "type": "product-card", "data": { | } }] } }',
    ],
    ['basic nodes', '{ "type": "basic", "data": { "nodes": [{ "type": "product-card", "data": { | } }] } }'],
  ])('offers the fields of a block inside %s, too', async (_where, blocks) => {
    expect((await offered(blocks)).map(({ label }) => label)).toContain('productTitle');
  });

  test('offers the values that a field may have', async () => {
    const items = await offered('{ "type": "list", "data": { "style": | } }');
    expect(items.map(({ label }) => label)).toEqual(['"bullet"', '"number"', '"check"']);
  });

  test.each([
    [
      '{ "type": "product-card", "data": { "pri|ce": 5 } }',
      'Price',
      'The price in US dollars, without a sign.',
    ],
    [
      '{ "type": "quote", "data": {}, "wh|en": {} }',
      'Shown when',
      'Who sees the block. Without it, everybody does.',
    ],
    ['{ "type": "fa|q", "data": {} }', 'Type', 'Frequently asked questions that open one by one.'],
  ])('explains what stands under the cursor: %s', async (blocks, title, text) => {
    const said = await explained(blocks);
    expect(said).toContain(title);
    expect(said).toContain(text);
  });

  test.each(readdirSync('fixtures/articles'))('finds nothing wrong in %s', async (file) => {
    const uri = pathToFileURL(`fixtures/articles/${file}`).href;
    const document = TextDocument.create(uri, 'json', 1, readFileSync(`fixtures/articles/${file}`, 'utf8'));
    const json = service.parseJSONDocument(document);
    expect(await service.getMatchingSchemas(document, json)).not.toEqual([]);
    const said = (await service.doValidation(document, json)).map(({ message }) => message);
    // One of them holds a field under its other name, as content of today does.
    expect(said.filter((message) => message !== 'Value is deprecated')).toEqual([]);
  });

  test('underlines what is wrong, and nothing else', async () => {
    expect(
      await underlined('{ "type": "product-card", "data": { "productTitle": "A", "price": "$5" } }'),
    ).toEqual(['"$5"']);
    expect(await underlined('{ "type": "product-crad", "data": {} }')).toEqual(['"product-crad"']);
    expect(
      await underlined('{ "type": "product-card", "data": { "productTitle": "A", "price": 5 } }'),
    ).toEqual([]);
  });
});
