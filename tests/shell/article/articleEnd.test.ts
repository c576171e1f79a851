/** @jest-environment jsdom */
import { firstViewBlocks } from '#shell/article/firstView.ts';
import type { ArticleSurroundings } from '#shell/article/surroundings.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { testSite } from '../../support/site.ts';
import { articleDocument, hostileTexts, inBrowser, textOf } from '../support.ts';

const related = [
  {
    path: '/nutrition/zinc',
    title: 'Zinc',
    updatedAt: '2026-05-04T09:00:00Z',
    image: { src: '/media/zinc.jpg' },
  },
  { path: '/iron', title: 'Iron', updatedAt: '2026-05-04T09:00:00Z' },
];
const changes = [
  { at: '2026-05-04T09:00:00Z', note: 'Doses corrected.' },
  { at: '2026-03-02T09:00:00Z', note: 'Warnings added.' },
];
const text = { type: 'rich-text', html: '<p>text</p>' };

function endOf(
  parts: Partial<ShownArticle>,
  surroundings: Partial<ArticleSurroundings> = {},
  blocks: Parameters<typeof articleDocument>[1] = [text],
) {
  const page = inBrowser(
    articleDocument(parts, blocks, false, {}, { changes: [], related: [], ...surroundings }),
  );
  return page.querySelector('main article footer');
}

describe('who stands behind an article', () => {
  const [author, other] = testSite.people;
  const byline = {
    authors: [{ name: author?.name ?? '' }, { name: 'Ana Unknown', credentials: 'MSc' }],
    medicalReviewer: { name: other?.name ?? '' },
    reviewedAt: '2026-05-01T10:00:00Z',
  };
  const peopleIn = (parts: Partial<ShownArticle>) =>
    [...(endOf(parts)?.querySelectorAll('section li') ?? [])].map((item) =>
      [...item.querySelectorAll('p')].map(textOf),
    );

  test('is told at its end: who, what each did, and what makes them somebody to ask; the seal has the rest', () =>
    expect(peopleIn({ byline: { ...byline, reviewed: 'Doses and ECG signs' } })).toEqual([
      [`${author?.name}, ${author?.credentials}`, 'Wrote this article', author?.summary],
      ['Ana Unknown, MSc', 'Wrote this article'],
      [other?.name, 'Medically reviewed it', other?.summary],
    ]));

  test('has portraits and leads to their pages', () => {
    const end = endOf({ byline });
    expect(end?.querySelector(`a[href="/people/${author?.slug}"]`)).not.toBeNull();
    expect(end?.querySelectorAll('img[loading="lazy"]')).toHaveLength(2);
  });
});

describe('what changed', () => {
  test('is folded under the day of the last change, the newest first, down to the day it appeared', () => {
    const end = endOf({ publishedAt: '2026-01-05T09:00:00Z' }, { changes });
    expect([...(end?.querySelectorAll('dl > div') ?? [])].map(textOf)).toEqual([
      'May 4, 2026Doses corrected.',
      'March 2, 2026Warnings added.',
    ]);
    expect(textOf(end)).toContain('First published on January 5, 2026.');
    const folded = end?.querySelector('details:has(dl)');
    expect(folded?.hasAttribute('open')).toBe(false);
    expect(textOf(folded?.querySelector('summary'))).toBe('What changedMay 4, 2026');
  });

  test('is not spoken of where no change is known', () =>
    expect(textOf(endOf({ publishedAt: '2026-01-05T09:00:00Z' }, { related }))).not.toContain('changed'));
});

describe('what to read next', () => {
  test('is what is about the same, with picture, and with its section where that is another', () => {
    const textsIn = (path: string) =>
      [...(endOf({ path }, { related })?.querySelectorAll('nav li') ?? [])].map(textOf);
    expect(textsIn('/sleep/insomnia')).toEqual(['NutritionZinc', 'Iron']);
    expect(textsIn('/nutrition/collagen')).toEqual(['Zinc', 'Iron']);
    const nav = endOf({}, { related })?.querySelector('nav');
    expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/nutrition/zinc',
      '/iron',
    ]);
    expect(nav?.querySelectorAll('img')).toHaveLength(1);
  });

  test.each([
    ['its topic, if that has others, and all topics', true, 'Read on in Nutrition, or in all topics.'],
    ['other topics, if it is alone in its topic', false, 'Read on in other topics.'],
  ])('is, without similar articles, %s', (_what, topicHasOthers, line) => {
    const end = endOf({ path: '/nutrition/zinc' }, { topicHasOthers });
    expect(textOf(end?.lastElementChild)).toBe(line);
    expect(
      [...(end?.lastElementChild?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual([...(topicHasOthers ? ['/nutrition'] : []), '/topics']);
    expect(textOf(endOf({ path: '/nutrition/zinc' }, { related, topicHasOthers }))).not.toContain('Read on');
  });

  test.each(['related-articles', 'content-series'])('is not repeated after a block %s', (type) => {
    const block = { type, html: '<nav></nav>' };
    expect(endOf({}, { related }, [text, block])?.querySelector('nav')).toBeNull();
    expect(endOf({}, { related }, [text, { ...block, html: '' }])?.querySelector('nav')).not.toBeNull();
  });
});

describe('the end of an article', () => {
  const privatePage = { path: '/private', blockTypes: [] };

  test('offers to share the address that search engines know', () => {
    const share = endOf({ contentMeta: { canonicalPath: '/nutrition/guide' } })?.querySelector(
      '[data-share]',
    );
    expect(share?.getAttribute('data-share')).toBe(`${testSite.origin}/nutrition/guide`);
    expect(textOf(share?.querySelector('button'))).toBe('Share this article');
  });

  test.each([
    ['a block does', {}, [text, { type: 'share', html: '<p>Share</p>' }]],
    ['its address is private', { privatePage }, [text]],
  ])('does not where %s', (_why, parts, blocks) =>
    expect(endOf(parts, { related }, blocks)?.querySelector('[data-share]')).toBeNull(),
  );

  test('is not there where there is nothing to say, nor on the home page', () => {
    expect(endOf({ path: '/zinc', byline: { authors: [] }, privatePage })).toBeNull();
    expect(endOf({ path: '/', template: 'homepage' }, { related, changes })).toBeNull();
  });

  test('has its CSS in the document only where it is in the first view', () => {
    const document = (count: number) =>
      articleDocument({}, Array(count).fill(text), false, {}, { changes, related: [] });
    const sheet = '<link rel="stylesheet" href="/assets/later.css">';
    const short = document(firstViewBlocks);
    expect([short.css.includes('shell-article-end'), short.html.includes(sheet)]).toEqual([true, false]);
    const long = document(firstViewBlocks + 1);
    expect([long.css.includes('shell-article-end'), long.html.includes(sheet)]).toEqual([false, true]);
  });

  test.each(hostileTexts)('keeps %.40j in its place', (hostile) => {
    const end = endOf(
      { byline: { authors: [{ name: hostile, credentials: hostile }], reviewed: hostile } },
      {
        changes: [{ at: hostile, note: hostile }],
        related: [{ path: '/a', title: hostile, updatedAt: hostile, image: { src: hostile } }],
      },
    );
    expect(end?.querySelectorAll('script, svg:not([aria-hidden]), [onerror], [onmouseover]')).toHaveLength(0);
    expect(end?.querySelectorAll('section, nav')).toHaveLength(3);
  });
});
