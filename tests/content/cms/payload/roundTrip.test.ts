import { readdirSync, readFileSync } from 'node:fs';
import { toArticle } from '../../../../content/cms/payload/document/toArticle.ts';
import { toDocument } from '../../../../content/cms/payload/document/toDocument.ts';

const fixtures = new URL('../../../../fixtures/', import.meta.url);

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));
}

function namesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, fixtures)).map((name) => `${folder}/${name}`);
}

/** A document as Payload would send it. */
function sent(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document));
}

describe('an article that went through Payload', () => {
  test.each(namesIn('articles'))('is what it was: %s', (name) => {
    const article = read(name);
    const { article: again, problems } = toArticle(sent(toDocument(article)));
    expect(again).toEqual(article);
    expect(problems).toEqual([]);
  });

  test.each(namesIn('blocks'))('has each block as it was: %s', (name) => {
    const { data } = read(name) as { data: unknown };
    const type = name.split(/[/.]/)[1];
    const article = { path: '/a/b', title: 'An article', blocks: [{ id: 'one', type, data }] };
    const { article: again, problems } = toArticle(sent(toDocument(article)));
    expect(again).toEqual(article);
    expect(problems).toEqual([]);
  });
});
