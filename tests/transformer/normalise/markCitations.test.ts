import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { normaliseArticle } from '#transformer/normalise/steps.ts';
import { articleOf } from './articles.ts';

const list = (...ids: string[]) => ({
  type: 'sources',
  data: { items: ids.map((id) => ({ id, title: `About ${id}` })) },
});
const text = (html: string, parts: object = {}) => ({ type: 'rich-text', data: { html }, ...parts });
const cite = (id: string) => `<cite data-source="${id}"></cite>`;
const reader = { experiments: {}, country: undefined, linkNetworkHosts: new Set<string>() };

const marked = (...blocks: unknown[]): ShownArticle => normaliseArticle(articleOf(...blocks), reader);
const htmlOf = ({ blocks }: ShownArticle) =>
  blocks.filter(({ type }) => type === 'rich-text').map(({ data }) => (data as { html: string }).html);

describe('the marks that cite sources', () => {
  test('get the number of the source in the list, and that of the mark', () => {
    const article = marked(text(`${cite('b')} ${cite('a')}`), text(cite('b')), list('a', 'b'));
    expect(htmlOf(article)).toEqual([
      '<cite data-source="b 2 1"></cite> <cite data-source="a 1 1"></cite>',
      '<cite data-source="b 2 2"></cite>',
    ]);
  });

  test('are known to the list, in reading order', () => {
    const article = marked(
      text(cite('a')),
      { type: 'evidence', data: { claim: 'It helps', level: 'weak', sources: ['a', 'b', 'a', 'x'] } },
      { type: 'faq', data: { items: [{ question: 'Does it?', answer: `<p>No.${cite('a')}</p>` }] } },
      list('a', 'b', 'c'),
    );
    expect(article.citations).toEqual({
      a: { number: 1, listedIn: 0, mentions: ['cite-a-1', 'cite-a-evidence-1', 'cite-a-2'] },
      b: { number: 2, listedIn: 0, mentions: ['cite-b-evidence-1'] },
      c: { number: 3, listedIn: 0, mentions: [] },
    });
  });

  test('are numbered through two lists, and a source of both belongs to the first', () => {
    const { citations } = marked(list('a', 'b'), list('b', 'c'));
    expect(citations).toMatchObject({
      a: { number: 1, listedIn: 0 },
      b: { number: 2, listedIn: 0 },
      c: { number: 3, listedIn: 1 },
    });
  });

  test('of a source that is not listed are none', () => {
    expect(htmlOf(marked(text(`<p>It helps.${cite('x')}</p>`), list('a')))).toEqual([
      '<p>It helps.<cite ></cite></p>',
    ]);
    expect(htmlOf(marked(text(`${cite('constructor')}`)))).toEqual(['<cite ></cite>']);
  });

  test('cannot be given numbers by an author', () =>
    expect(htmlOf(marked(text('<cite data-source="a 7 1"></cite>'), list('a')))).toEqual(['<cite ></cite>']));

  test.each([
    ["<CITE DATA-SOURCE='a'>", '<CITE data-source="a 1 1">'],
    ['<cite data-source=a>', '<cite data-source="a 1 1">'],
    ['<cite lang="de" data-source = " a ">', '<cite lang="de" data-source="a 1 1">'],
  ])('may be written as %s', (tag, expected) =>
    expect(htmlOf(marked(text(`${tag}</cite>`), list('a')))).toEqual([`${expected}</cite>`]),
  );

  test('leave titles of works alone, and other elements', () => {
    const html = '<p><cite>The Lancet</cite> <span data-source="a">x</span></p>';
    expect(htmlOf(marked(text(html), list('a')))).toEqual([html]);
  });

  test('of blocks that this reader does not get do not count', () => {
    const { citations } = marked(text(cite('a'), { when: { countries: ['DE'] } }), list('a'));
    expect(citations.a?.mentions).toEqual([]);
  });

  test('do not cite a source without a title, which the list leaves out', () => {
    const { citations } = marked({
      type: 'sources',
      data: {
        items: [
          { id: 'a', title: ' ' },
          { id: 'b', title: 'B' },
        ],
      },
    });
    expect(citations).toEqual({ b: { number: 1, listedIn: 0, mentions: [] } });
  });

  test('are none in an article without sources', () =>
    expect(marked(text('<p>One.</p>')).citations).toEqual({}));
});
