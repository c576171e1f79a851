import { readdirSync, readFileSync } from 'node:fs';
import { check } from '#rules/check.ts';
import { createCorpus, indexArticle } from '#rules/engine/corpus.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import { phrases } from '#rules/testing/examples.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { readArticleFiles } from '../fixtures/articleFiles.ts';
import { testSite } from '../support/site.ts';

/** Later than the last update of all articles, and before the first review is due. */
const day = new Date('2026-12-01T00:00:00Z');
const articles = readArticleFiles();
const corpus = createCorpus(articles.flatMap(({ article }) => indexArticle(article, blockAnchors) ?? []));

/** No other person of an article has the name or the portrait of one of these. */
const people = testSite.people.map(({ name, credentials, image }) => ({
  name,
  credentials,
  portrait: image?.src,
}));

test.each(articles)('of the article $name there is nothing to say', ({ article }) =>
  expect(check(article, { at: day, corpus, anchorsOf: blockAnchors, settings: { people } })).toEqual([]),
);

test('of the smallest article in the contract of content there is nothing to say', () => {
  const [, written = ''] =
    /## The smallest article.*?```json\n(.*?)```/s.exec(readFileSync('docs/content-contract.md', 'utf8')) ??
    [];
  expect(check(JSON.parse(written), { at: day, corpus, anchorsOf: blockAnchors })).toEqual([]);
});

/** Examples that show on purpose what is wrong, with all that is found in them. */
const wrongOnPurpose: Readonly<Record<string, readonly string[]>> = {
  'announcement-bar.extreme': ['a11y/contrast'],
  'basic.extreme': ['html/stripped'],
  'call-out.extreme': ['a11y/contrast'],
  'colored-content.extreme': ['a11y/contrast'],
  'content-promo.extreme': ['a11y/contrast'],
  'drug-savings.no-prices': ['drug/no-prices'],
  'evidence.extreme': ['evidence/results'],
  'evidence.minimal': ['evidence/no-source'],
  'image.extreme': ['a11y/alt-too-long'],
  'image.minimal': ['a11y/img-alt-missing'],
  'basic.widget-inside': ['block/unknown-type'],
  'key-points.minimal': ['key-points/too-few'],
  'product-card.cbd-name': ['schema/deprecated'],
  'product-card.link-network': ['link/invalid-url'],
  'product-card.review-other-name': ['schema/deprecated'],
  // Each kind of gap and overlap, for the page to bear.
  'quiz.extreme': ['quiz/score-gap', 'quiz/score-overlap', 'quiz/unreachable-result', 'quiz/wrong-maximum'],
  'quiz.other-names': ['schema/deprecated'],
  'testimonial.extreme': ['schema/empty-text'],
  'side-effects.extreme': ['schema/empty-text'],
  'looping-carousel.extreme': ['schema/empty-text'],
  'recipe.extreme': ['recipe/no-picture', 'recipe/unreadable-time'],
  'recipe.minimal': ['recipe/no-picture'],
  'recipe-v2.extreme': ['recipe/no-picture', 'recipe/unreadable-time'],
  'recipe-v2.minimal': ['recipe/no-picture'],
  'rich-text.extreme': ['a11y/link-text'],
  'sources.extreme': ['sources/duplicate-id'],
  'table.extreme': ['table/ragged'],
  'third-party-embed.minimal': ['embed/no-text'],
  'third-party-embed.unknown': ['embed/unknown-provider'],
  'video.code-without-id': ['video/not-shown'],
  'table.minimal': ['a11y/table-headers'],
};

const blocks = readdirSync('fixtures/blocks').map((file) => {
  const name = file.replace('.json', '');
  const { data } = JSON.parse(readFileSync(`fixtures/blocks/${file}`, 'utf8'));
  return { name, block: { id: 'shown', type: name.split('.')[0], data } };
});

const after = { type: 'rich-text', data: { html: '<p>Ask your doctor.</p>' } };

/** What a block of the middle of an article may count on: sections and product cards above it. */
const before = [
  ...Array.from({ length: 12 }, () => ({ type: 'product-card', data: { productTitle: 'Collagen' } })),
  { type: 'heading', data: { text: 'Section' } },
  { type: 'heading', data: { text: 'Side effects', level: 3 } },
  after,
];

/**
 * What is true of many examples that show something else: videos without a transcript, Arabic in an English article;
 * and what only a whole article has, such as a list of sources with texts that cite it.
 */
const hints: ReadonlySet<string> = new Set(
  phrases(`
    a11y/video-transcript | a11y/lang-switch | evidence/unknown-source | key-points/late
    layout/long-bar | sources/unused
  `),
);

test.each(blocks)(
  'of the example $name nothing is said that it does not show on purpose',
  ({ name, block }) => {
    const found = check(exampleArticle([...before, block, after]), { at: day });
    const rules = [...new Set(found.map(({ rule }) => rule))];
    expect(rules.filter((rule) => !hints.has(rule))).toEqual(wrongOnPurpose[name] ?? []);
  },
);
