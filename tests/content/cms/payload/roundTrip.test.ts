import { readdirSync, readFileSync } from 'node:fs';
import { type PayloadDocument, toDocument } from '#adapters/payload/pagewell/toDocument.ts';
import { toArticle } from '#content/cms/payload/document/toArticle.ts';
import { asPayloadGives } from './asPayloadGives.ts';

const fixtures = new URL('../../../../fixtures/', import.meta.url);

function read(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));
}

function namesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, fixtures)).map((name) => `${folder}/${name}`);
}

function articleWith(name: string): Record<string, unknown> {
  const type = name.split(/[/.]/)[1];
  const { data } = read(name);
  return { path: '/a/b', title: 'An article', blocks: [{ id: 'one', type, data }] };
}

const ways: [name: string, sent: (document: PayloadDocument) => unknown][] = [
  ['a document', (document) => JSON.parse(JSON.stringify(document))],
  ['a document that Payload has kept and gives again', asPayloadGives],
];

describe.each(ways)('an article that becomes %s', (_name, sent) => {
  test.each(namesIn('articles'))('is what it was: %s', (name) => {
    const article = read(name);
    const { article: again, problems } = toArticle(sent(toDocument(article)));
    expect(again).toEqual(article);
    expect(problems).toEqual([]);
  });

  test.each(namesIn('blocks'))('has its blocks as they were: %s', (name) => {
    const article = articleWith(name);
    const { article: again, problems } = toArticle(sent(toDocument(article)));
    expect(again).toEqual(article);
    expect(problems).toEqual([]);
  });
});

test('a document is the same after it was read and written again', () => {
  for (const name of [...namesIn('articles').map(read), ...namesIn('blocks').map(articleWith)]) {
    const document = toDocument(name);
    expect(toDocument(toArticle(document).article)).toEqual(document);
  }
});
