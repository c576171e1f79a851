import { coarseCategories } from '#contracts/outside/payload.ts';
import { phrases } from '#rules/testing/examples.ts';
import articleSchema from '#schemas/article.json' with { type: 'json' };
import { validateArticle, validateBlock } from '#schemas/generated/validators.js';

const article = { path: '/nutrition/collagen', title: 'Collagen', blocks: [] };

function articleErrors(changes: object): string[] {
  validateArticle({ ...article, ...changes });
  return (validateArticle.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

function blockErrors(block: unknown): string[] {
  validateBlock(block);
  return (validateBlock.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('the envelope of an article', () => {
  test('needs a path, a title and a list of blocks, and nothing else', () => {
    expect(articleErrors({})).toEqual([]);
    expect(validateArticle({})).toBe(false);
    expect(validateArticle.errors?.map(({ params }) => params.missingProperty)).toEqual([
      'path',
      'title',
      'blocks',
    ]);
  });

  test('is not harmed by a bad block: any value passes for one', () =>
    expect(articleErrors({ blocks: [null, 7, {}, { type: 'constructor' }, { id: 3, type: null }] })).toEqual(
      [],
    ));

  test('takes 2,000 blocks and refuses 2,001', () => {
    expect(articleErrors({ blocks: Array(2000).fill({}) })).toEqual([]);
    expect(articleErrors({ blocks: Array(2001).fill({}) })).toEqual(['/blocks maxItems']);
  });

  test.each(['/', '/a', '/nutrition/how-much_2'])('the path %s is one', (path) =>
    expect(articleErrors({ path })).toEqual([]),
  );

  test.each(['', 'nutrition', '//evil', '/a/', '/A', '/a?b', '/../etc', '/a b', '/é'])(
    'the path %j is none',
    (path) => expect(articleErrors({ path })).toEqual(['/path pattern']),
  );

  test('the title has at least one character that can be seen, and at most 200', () => {
    expect(articleErrors({ title: 'a'.repeat(200) })).toEqual([]);
    expect(articleErrors({ title: 'a'.repeat(201) })).toEqual(['/title maxLength']);
    expect(articleErrors({ title: ' \n ' })).toEqual(['/title pattern']);
  });

  test.each(['2026-05-04T09:00:00Z', '2026-05-04T09:00:00.123+02:00', '2024-02-29T00:00:00Z'])(
    '%s is a date',
    (publishedAt) => expect(articleErrors({ publishedAt })).toEqual([]),
  );

  test.each(
    phrases(`
      2023-02-30T00:00:00Z | 2026-05-04T09:00:00 | 10000-01-01T00:00:00Z | 2026-05-04 | yesterday
    `),
  )('%s is no date with a time and a zone', (publishedAt) =>
    expect(articleErrors({ publishedAt })).toEqual(['/publishedAt format']),
  );

  test('a person needs a name', () => {
    const byline = {
      authors: [{ name: 'Marisol Adeyemi' }, { url: '/authors/x' }],
      medicalReviewer: { name: '' },
    };
    expect(articleErrors({ byline })).toEqual(
      expect.arrayContaining(['/byline/authors/1 required', '/byline/medicalReviewer/name minLength']),
    );
  });

  test('a field of the prototype is refused at every level', () => {
    validateArticle(
      JSON.parse('{"path":"/a","title":"a","blocks":[],"__proto__":{},"contentMeta":{"__proto__":{}}}'),
    );
    expect(validateArticle.errors?.map(({ params }) => params.additionalProperty)).toEqual([
      '__proto__',
      '__proto__',
    ]);
  });
});

describe('the frame of a block', () => {
  test('needs a type and data; id, condition and silenced rules may be there', () => {
    expect(blockErrors({ type: 'quote', data: {} })).toEqual([]);
    expect(
      blockErrors({
        id: 'a',
        type: 'quote',
        data: {},
        when: { experiment: 'commercePropensity', variant: 'high', countries: ['US'] },
        suppress: [{ rule: 'quiz/range-gap', reason: 'Wanted.', until: '2026-12-31' }],
      }),
    ).toEqual([]);
    expect(blockErrors({})).toEqual([' required', ' required']);
  });

  test.each([
    [{ type: 7, data: {} }, '/type type'],
    [{ type: '__proto__', data: {} }, '/type pattern'],
    [{ type: 'quote', data: [] }, '/data type'],
    [{ type: 'quote', data: {}, id: 'a b' }, '/id pattern'],
    [{ type: 'quote', data: {}, when: {} }, '/when minProperties'],
    [{ type: 'quote', data: {}, when: { experiment: 'a' } }, '/when dependentRequired'],
    [{ type: 'quote', data: {}, when: { variant: 'a' } }, '/when dependentRequired'],
    [{ type: 'quote', data: {}, when: { countries: ['usa'] } }, '/when/countries/0 maxLength'],
    [{ type: 'quote', data: {}, suppress: [{ rule: 'quiz/range-gap' }] }, '/suppress/0 required'],
    [{ type: 'quote', data: {}, color: 'red' }, ' additionalProperties'],
  ])('%j is wrong in one place', (block, error) => expect(blockErrors(block)).toContain(error));
});

test('the category of a page is one of the words that others may be told', () =>
  expect(articleSchema.$defs.page.properties.category.enum).toEqual([...coarseCategories]));
