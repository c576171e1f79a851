import { globSync, readFileSync } from 'node:fs';
import { check } from '../../quality/check.ts';
import { createCorpus } from '../../quality/corpus.ts';
import { readArticle } from '../../quality/json/readArticle.ts';
import { ruleCatalogue } from '../../quality/ruleCatalogue.ts';
import { exampleArticle } from '../../quality/testing/exampleArticle.ts';
import { renderPage } from '../../shell/renderPage.ts';
import type { Problem } from '../../transformer/problem.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { readRulePage } from './rulePages.ts';

const day = new Date('2026-04-01T00:00:00Z');

/** The other articles of the site that the examples are from. */
const corpus = createCorpus([
  {
    path: '/nutrition/collagen',
    title: 'Collagen',
    description: 'On collagen.',
    published: true,
    anchors: [],
  },
  { path: '/nutrition/zinc', title: 'Zinc', description: 'On zinc.', published: false, anchors: [] },
]);
const options = { at: day, corpus, settings: { imageHosts: ['images.pagewell.example'] } };

const renderer = await pageRenderer();

/** What is found in an example of a page, also while it is rendered. */
function problemsOf({ language, text }: { language: string; text: string }): Problem[] {
  if (language === 'html') return problemsOfArticle(exampleArticle(text));
  if (language === 'json') return problemsOfArticle(exampleArticle(JSON.parse(text)));
  const parsed = readArticle(text);
  return parsed.ok ? [...parsed.problems, ...problemsOfArticle(parsed.value)] : [parsed.problem];
}

function problemsOfArticle(article: unknown): Problem[] {
  return check(article, { ...options, alsoFound: renderPage(article, reader, renderer).problems });
}

/** What no example of a few lines can show, because it is too large, no text, or a fault of ours. */
const withoutExamples: ReadonlySet<string> = new Set([
  'article/not-kept',
  'block/more-problems',
  'block/render-failed',
  'block/too-many',
  'file/unreadable',
  'html/too-deep',
  'html/too-long',
  'html/too-many-elements',
  'html/unreadable',
  'json/encoding',
  'json/too-large',
  'json/too-many-items',
  'json/too-many-values',
  'meta/rule-failed',
  'schema/invalid',
  'schema/max-properties',
]);

test('an example without anything in it is an article about which there is nothing to say', () => {
  expect(check(exampleArticle([]), { at: day })).toEqual([]);
});

describe.each(ruleCatalogue)('the page of $id', ({ id, severity, summary }) => {
  const page = readRulePage(id);

  test('is there, under the name of the rule, and says how much it matters', () => {
    expect(page).toMatchObject({ id, severity });
  });

  test('is in the list of all rules', () => {
    expect(readFileSync('docs/rules.md', 'utf8')).toContain(`\n- [${id}](rules/${id}.md): ${summary}\n`);
  });

  test('says when the rule keeps silent', () => {
    expect(page?.policy.length).toBeGreaterThan(20);
  });

  test('shows examples of what is wrong, in which the rule finds something', () => {
    for (const example of page?.wrong ?? []) {
      expect(problemsOf(example).map(({ rule }) => rule)).toContain(id);
    }
  });

  test('shows examples of what is right, in which nothing at all is found', () => {
    for (const example of page?.right ?? []) expect(problemsOf(example)).toEqual([]);
  });
});

test.each(ruleCatalogue.filter(({ id }) => !withoutExamples.has(id)))(
  'the page of $id has both kinds of examples',
  ({ id }) => {
    const { wrong = [], right = [] } = readRulePage(id) ?? {};
    expect(wrong.length).toBeGreaterThan(0);
    expect(right.length).toBeGreaterThan(0);
  },
);

describe('the catalogue of rules', () => {
  const ids = ruleCatalogue.map(({ id }) => id);

  test('has every rule once', () => {
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has every rule that the code names', () => {
    const sources = globSync('{transformer,widgets,quality,cli,server}/**/*.{ts,tsx}').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const named = sources.flatMap((source) =>
      [...source.matchAll(/\b(?:rule|id|refuse\()[:\s]*'([a-z0-9-]+\/[a-z0-9-]+)'/g)].map(
        ([, rule = '']) => rule,
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  test('has a page for each rule, and no page without a rule', () => {
    const pages = globSync('docs/rules/*/*.md').map((file) =>
      file.slice('docs/rules/'.length, -'.md'.length),
    );
    expect(pages.sort()).toEqual(ids.toSorted());
  });
});
