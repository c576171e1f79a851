import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulesPage } from '#build/rules/rulesPage.ts';
import { fixText } from '#cli/fix/fixFile.ts';
import { type CheckOptions, check, checkParsed } from '#rules/check.ts';
import { createCorpus } from '#rules/engine/corpus.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import type { Rule } from '#rules/engine/rule.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import { corpusEntry, phrases } from '#rules/testing/examples.ts';
import { findingsOf, ruleCases } from '#rules/testing/ruleCases.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { readersView } from '../support/readersView.ts';
import { day, ruleFolders } from './rulesOfFolders.ts';

const optionsOfPages = {
  at: day,
  corpus: createCorpus([
    corpusEntry('/nutrition/collagen', { title: 'Collagen' }),
    corpusEntry('/nutrition/zinc', { published: false }),
  ]),
  settings: {
    imageHosts: ['images.pagewell.example'],
    people: ['Marisol Adeyemi', 'Ruth Nakagawa'],
    timeZone: 'Europe/Berlin',
    instruments: [{ id: 'worry-check' }],
    relatedArticles: [{ path: '/sleep/how-much-sleep', articleUrls: ['/nutrition/zinc'] }],
  },
  anchorsOf: blockAnchors,
};

function problemsOf({ language, text }: { language: string; text: string }): Problem[] {
  if (language === 'text') return checkParsed(readArticle(text), optionsOfPages);
  return check(exampleArticle(language === 'html' ? text : JSON.parse(text)), optionsOfPages);
}

/** What no example of a few lines can show, because it is too large, no text, or a fault of ours. */
const withoutExamples: ReadonlySet<string> = new Set(
  phrases(`
    article/not-kept | block/more-problems | block/render-failed | block/shows-nothing
    block/too-many | file/unreadable | html/too-deep | html/too-long | html/too-much | json/encoding
    json/too-large | json/too-many-items | json/too-many-values | meta/rule-failed | schema/invalid
    schema/max-properties
  `),
);

describe.each(ruleFolders)('the page of $id', ({ id, rule, page }) => {
  test('is there, under the name of the rule, and says how much it matters', () =>
    expect(page).toMatchObject({ id, severity: rule.severity }));

  test('says when the rule keeps silent', () => expect(page?.policy.length).toBeGreaterThan(20));

  test('shows examples of what is wrong, in which the rule finds something', () => {
    if (!withoutExamples.has(id)) expect(page?.wrong).not.toHaveLength(0);
    for (const example of page?.wrong ?? []) {
      expect(problemsOf(example).map((problem) => problem.rule)).toContain(id);
    }
  });

  test('shows examples of what is right, in which nothing at all is found', () => {
    if (!withoutExamples.has(id)) expect(page?.right).not.toHaveLength(0);
    for (const example of page?.right ?? []) expect(problemsOf(example)).toEqual([]);
  });
});

test('the page of all rules lists them', () => {
  const page = readFileSync('docs/rules.md', 'utf8');
  expect(rulesPage(page, ruleCatalogue)).toBe(page);
});

describe.each(contentRules)('$id', (rule) => {
  const cases = ruleFolders.find(({ id }) => id === rule.id)?.cases ?? [];

  test.each(ruleCases(rule, ...cases))('$name', ({ run }) => run());

  const { textPattern, ...seeingAll } = rule;
  if (textPattern) {
    test.each(ruleCases(seeingAll, ...cases))('shown all texts $name', ({ run }) => run());
  }

  const mendable = cases.flatMap(({ finds, options }) =>
    Object.entries(finds)
      .filter(([, { content }]) => findingsOf(rule, content, options).some(({ fix }) => fix?.kind === 'safe'))
      .map(([name, { content }]) => ({ name, article: exampleArticle(content), options })),
  );
  if (mendable.length > 0) {
    test.each(mendable)('readers see no difference when it mends $name', async ({ article, options }) => {
      await expectSameForReaders(rule, article, options);
    });
  }
});

async function expectSameForReaders(rule: Rule, article: object, options: CheckOptions = {}): Promise<void> {
  const before = JSON.stringify(article);
  const problemsIn = (text: string) => check(JSON.parse(text), { ...options, rules: [rule] });
  const { text, count } = await fixText(before, problemsIn);
  expect(count).toBeGreaterThan(0);
  expect(await readersView(JSON.parse(text))).toEqual(await readersView(JSON.parse(before)));
  expect(problemsIn(text).filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
  expect(await fixText(text, problemsIn)).toEqual({ text, count: 0 });
}

test.each(globSync('rules/image/format/*'))('the page on adding a rule shows %s as it runs', (file) =>
  expect(readFileSync('docs/adding-a-rule.md', 'utf8')).toContain(readFileSync(file, 'utf8')),
);

describe('the folders of rules', () => {
  test('are named after their rules', () => {
    const folders = globSync('rules/*/*/page.md').map((page) => dirname(page).slice('rules/'.length));
    expect(ruleCatalogue.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  test('have every rule that the code names', () => {
    const ids = ruleCatalogue.map(({ id }) => id);
    const sources = globSync('{transformer,widgets,rules,cli,server}/**/*.{ts,tsx}').map((file) =>
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
});
