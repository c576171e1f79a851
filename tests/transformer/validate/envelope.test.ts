import { maxBlocks } from '#transformer/article/limits.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';
import { envelope, told } from './articles.ts';

const heading = { id: 'h', type: 'heading', data: { text: 'Why we sleep' } };
const article = { ...envelope, blocks: [heading] };

describe("an article's envelope", () => {
  test('that is as it must be comes through whole, with each block on its own', () => {
    const full = deepFreeze({
      ...article,
      $schema: '../../schemas/article.json',
      description: 'All about it.',
      language: 'en-US',
      publishedAt: '2026-05-04T09:00:00Z',
      byline: { authors: [{ name: 'Ines Talberg', url: '/about/ines' }] },
      image: { src: '/media/sleep.jpg', alt: 'A bed', width: 1200, height: 675 },
      page: {
        adPositions: [{ name: 'behind-intro', ads: ['DMR1', 'MMR1'], loadAbove: true }],
        placements: [{ placementName: 'article-end', assetName: 'letter' }],
        headerImage: { src: '/media/header.webp', alt: 'Sleepwell' },
        infScrollArticles: [{ title: ['Why we', 'sleep'], link: '/sleep/why' }],
        category: 'sleep',
      },
    });
    const { article: valid, problems } = validateArticle(full);
    expect(problems).toEqual([]);
    const blocks = [{ ...heading, pointer: '/blocks/0' }];
    expect(valid).toEqual({ ...full, blocks, allBlocks: blocks });
  });

  test.each([
    ['path', { ...article, path: undefined }, 'schema/required /path'],
    ['path that can be one', { ...article, path: 'Health Sleep' }, 'schema/pattern /path'],
    ['title', { ...article, title: undefined }, 'schema/required /title'],
    ['title that says something', { ...article, title: '  ' }, 'schema/pattern /title'],
    ['title that is a text', { ...article, title: 7 }, 'schema/type /title'],
    ['blocks', { ...envelope }, 'schema/required /blocks'],
    ['blocks in a list', { ...envelope, blocks: { 0: heading } }, 'schema/type /blocks'],
  ])('without %s gives no page, and says why', (_what, input, problem) => {
    const { article: valid, problems } = validateArticle(input);
    expect(valid).toBeUndefined();
    expect(told(problems)).toEqual([problem]);
    expect(problems[0]?.severity).toBe('error');
  });

  test.each([
    ['nothing', null],
    ['a list', [article]],
    ['a text', 'article'],
    ['a number', 7],
  ])('that is %s is no article', (_what, input) => {
    const { article: valid, problems } = validateArticle(input);
    expect(valid).toBeUndefined();
    expect(told(problems)).toEqual(['schema/type ']);
  });

  test.each([
    ['2026-02-31T09:00:00Z', 'the month has 28 days.'],
    ['2026-13-01T09:00:00Z', 'there is no month 13.'],
    ['2026-05-04', 'a time is missing, such as 2026-05-04T09:00:00Z.'],
    ['04.05.2026', 'it must be a date with a time and a time zone, such as 2026-05-04T09:00:00Z.'],
  ])('with the date %s says what keeps it from being one', (publishedAt, why) => {
    const [problem] = validateArticle({ ...article, publishedAt }).problems;
    expect(problem?.message).toBe(`"Published" is the text "${publishedAt}"; ${why}`);
  });

  test('that has neither path, nor title, nor blocks is none, whatever else it has', () => {
    for (const value of [{}, { name: 'x', version: 1 }]) {
      expect(told(validateArticle(value).problems)).toEqual(['schema/required ']);
    }
  });

  test.each([
    ['a category that tells too much', { category: 'depression', placements: [] }, { placements: [] }],
    [
      'a place for an ad that is none',
      { adPositions: [{ name: 'a', ads: ['DMR6', 'DMR5'] }] },
      { adPositions: [{ name: 'a', ads: ['DMR5'] }] },
    ],
    [
      'an article to read next without a title',
      { infScrollArticles: [{ title: [], link: '/a' }] },
      { infScrollArticles: [] },
    ],
    [
      'a link that runs a script',
      { infScrollArticles: [{ title: ['A'], link: 'javascript:a()' }] },
      { infScrollArticles: [] },
    ],
  ])('loses %s, and no more of what it says of its page', (_what, page, left) => {
    const { article: valid, problems } = validateArticle({ ...article, page });
    expect(valid?.page).toEqual(left);
    expect(problems).toHaveLength(1);
  });

  test('loses only what is wrong of its optional parts', () => {
    const { article: valid, problems } = validateArticle(
      deepFreeze({
        ...article,
        titel: 'x',
        publishedAt: '2026-02-30T09:00:00Z',
        byline: {
          authors: [{ name: 'Ines Talberg', url: 'javascript:alert(1)' }, { credentials: 'MD' }],
          reviewedAt: null,
        },
        image: { alt: 'A bed' },
      }),
    );
    expect(valid).toMatchObject({ ...envelope, byline: { authors: [{ name: 'Ines Talberg' }] } });
    expect(Object.keys(valid ?? {}).sort()).toEqual(['allBlocks', 'blocks', 'byline', 'path', 'title']);
    expect(told(problems).sort()).toEqual([
      'link/unsafe-url /byline/authors/0/url',
      'schema/format /publishedAt',
      'schema/required /byline/authors/1/name',
      'schema/required /image/src',
      'schema/type /byline/reviewedAt',
      'schema/unknown-field /titel',
    ]);
  });

  test.each([
    ['reviewedAt', 'byline/reviewedAt'],
    ['medicalReviewer', 'byline/medicalReviewer'],
    ['reviewed_by', 'byline/medicalReviewer'],
    ['author', 'byline/authors'],
    ['canonicalUrl', 'contentMeta/canonicalPath'],
    ['category', 'page/category'],
    ['slug', 'path'],
    ['heroImage', 'image'],
  ])('says where a field beside the title belongs: %s in %s, and takes nothing out', (name, place) => {
    const { problems } = validateArticle({ ...article, [name]: 'x' });
    const found = problems.find(({ pointer }) => pointer === `/${name}`);
    expect(found?.message).toBe(`"Article" has no field "${name}". It belongs in "${place}": move it there.`);
    expect(found?.fix).toBeUndefined();
  });

  test('does not advise to take out first what a field of another name holds', () => {
    const { problems } = validateArticle({ ...article, tags: ['sleep'] });
    expect(problems.find(({ pointer }) => pointer === '/tags')?.message).toBe(
      '"Article" has no field "tags". Its content is not shown to readers. Move it to another field, or remove it.',
    );
  });

  test('keeps an address that cannot be read as it is written, with a warning', () => {
    const image = { src: 'https://[media' };
    const { article: valid, problems } = validateArticle({ ...article, image });
    expect(valid?.image).toEqual(image);
    expect(problems).toMatchObject([
      { rule: 'link/invalid-url', severity: 'warning', pointer: '/image/src' },
    ]);
  });

  test('gives no list of silenced rules to readers', () => {
    const suppress = [{ rule: 'seo/thin', reason: 'A test page' }];
    const { article: valid, problems } = validateArticle({
      ...article,
      suppress,
      blocks: [{ ...heading, suppress }],
    });
    expect(problems).toEqual([]);
    expect(JSON.stringify(valid)).not.toContain('suppress');
  });

  test('names the article in every problem, also where its path is wrong', () => {
    const { problems } = validateArticle({ path: 'Health', title: 'x', blocks: [null] });
    expect(problems.map(({ path }) => path)).toEqual(['Health', 'Health']);
  });

  test('that is wrong does not keep the blocks from being checked', () =>
    expect(told(validateArticle({ blocks: [{ ...heading, data: {} }] }).problems)).toContain(
      'schema/required /blocks/0/data/text',
    ));
});

describe('the number of blocks', () => {
  const blocks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...heading, id: `h-${index}` }));

  test('may be as high as the limit', () => {
    const { article: valid, problems } = validateArticle({ ...envelope, blocks: blocks(maxBlocks) });
    expect(valid?.blocks).toHaveLength(maxBlocks);
    expect(problems).toEqual([]);
  });

  test('beyond the limit costs the blocks beyond it', () => {
    const { article: valid, problems } = validateArticle({ ...envelope, blocks: blocks(maxBlocks + 2) });
    expect(valid?.blocks).toHaveLength(maxBlocks);
    expect(told(problems)).toEqual([`block/too-many /blocks/${maxBlocks}`]);
  });
});
