import { check } from '#rules/check.ts';
import { createCorpus, indexArticle } from '#rules/engine/corpus.ts';
import { markedText } from '#rules/testing/ruleCases.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';
import { exampleArticles } from '../../fixtures/exampleArticles.ts';
import { triesEverything } from '../../support/tried.ts';
import { contentMutations } from './contentMutations.ts';
import type { Mutation } from './mutation.ts';
import { schemaMutations } from './schemaMutations.ts';

/** Of mutations that are alike, so many are tried, on the first fixtures that allow for them: of all groups, or of each third one. */
const triedOfGroup = (index: number): number => (triesEverything ? 2 : index % 3 === 0 ? 1 : 0);

const day = new Date('2026-04-01T00:00:00Z');
const articles = readArticleFiles().map(({ article }) => article);
const corpus = createCorpus(articles.flatMap((article) => indexArticle(article, blockAnchors) ?? []));
const options = { at: day, corpus, anchorsOf: blockAnchors };

/** What is found, known ones left out: some examples show on purpose what is wrong. */
function newFindings(article: unknown, known: ReadonlySet<string>): Problem[] {
  return check(article, options).filter((problem) => !known.has(nameOf(problem)));
}

function nameOf({ rule, pointer, evidence }: Problem): string {
  return `${rule} ${pointer} ${evidence}`;
}

interface Outcome {
  mutation: Mutation;
  findings: readonly Problem[];
  isFound: boolean;
}

function tryMutation(mutation: Mutation, known: ReadonlySet<string>): Outcome {
  const findings = newFindings(mutation.article, known);
  const isFound = findings.some(
    (problem) =>
      mutation.at.includes(problem.pointer) &&
      (mutation.marks === undefined || markedText(mutation.article, problem) === mutation.marks),
  );
  return { mutation, findings, isFound };
}

const groups = new Map<string, number>();
const outcomes: Outcome[] = [];
for (const article of exampleArticles()) {
  const known = new Set(check(article, options).map(nameOf));
  for (const mutations of [schemaMutations(article), contentMutations(article)]) {
    for (const mutation of mutations) {
      const left = groups.get(mutation.group) ?? triedOfGroup(groups.size);
      groups.set(mutation.group, Math.max(0, left - 1));
      if (left === 0) continue;
      outcomes.push(tryMutation(mutation, known));
    }
  }
}

const kinds = Map.groupBy(outcomes, ({ mutation }) => mutation.kind);
const found = outcomes.filter(({ isFound }) => isFound);
const all = outcomes.flatMap(({ mutation, findings }) => findings.map((problem) => ({ mutation, problem })));
const inPlace = all.filter(({ mutation, problem }) => mutation.at.includes(problem.pointer));

process.stdout.write(
  [
    `${outcomes.length} mutations in ${groups.size} groups, ${all.length} findings`,
    `recall ${percent(found.length, outcomes.length)}: a finding at the very place`,
    `precision ${percent(inPlace.length, all.length)}: findings that are at that place`,
    '',
  ].join('\n'),
);

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)} %`;
}

function told({ mutation, findings }: Outcome): string {
  const places = findings.map(
    ({ rule, pointer, within }) => `${rule} ${pointer}${within ? ` ${within.start}` : ''}`,
  );
  return `${mutation.group} at ${mutation.at[0]}: ${places.join(', ') || 'nothing'}`;
}

describe('whatever is broken in a fixture', () => {
  test('there are enough kinds of mutations, and enough of them', () => {
    expect(kinds.size).toBeGreaterThan(40);
    expect(outcomes.length).toBeGreaterThan(triesEverything ? 2_000 : 1_000);
  });

  test.each([...kinds.keys()])('%s: a finding points at the very place', (kind) =>
    expect((kinds.get(kind) ?? []).filter(({ isFound }) => !isFound).map(told)).toEqual([]),
  );

  test.each([...kinds.keys()])('%s: one or two findings say it', (kind) =>
    expect((kinds.get(kind) ?? []).filter(({ findings }) => findings.length > 2).map(told)).toEqual([]),
  );
});
