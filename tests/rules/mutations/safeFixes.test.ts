import { check } from '#rules/check.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';
import { contentMutations } from './contentMutations.ts';
import { changed } from './mutation.ts';

const at = new Date('2026-04-01T00:00:00Z');

/** The article after the remedy of a problem; undefined where that changes more than a field. */
function mended(article: unknown, { fix }: Problem): unknown {
  const [operation, ...others] = fix?.patch ?? [];
  if (operation?.op !== 'replace' || others.length > 0) return undefined;
  return changed(article, operation.path, operation.value);
}

const groups = new Set<string>();
const fixes: { article: unknown; problem: Problem }[] = [];
for (const { article } of readArticleFiles()) {
  for (const mutation of contentMutations(article)) {
    if (groups.has(mutation.group)) continue;
    groups.add(mutation.group);
    for (const problem of check(mutation.article, { at })) {
      if (problem.fix) fixes.push({ article: mutation.article, problem });
    }
  }
}
const byRule = Map.groupBy(fixes, ({ problem }) => `${problem.rule} (${problem.fix?.kind})`);

test('many mutations have a remedy', () => {
  expect(fixes.length).toBeGreaterThan(50);
  expect(byRule.size).toBeGreaterThan(6);
});

test.each([...byRule.keys()])(
  'after the remedy of %s, its finding is gone, and nothing else is wrong',
  (name) => {
    for (const { article, problem } of byRule.get(name) ?? []) {
      const after = mended(article, problem);
      if (!after) continue;
      const key = ({ rule, pointer, evidence }: Problem): string => `${rule} ${pointer} ${evidence}`;
      // What was wrong there before, such as the site that an address leads to, is wrong with the mended text too.
      const where = ({ rule, pointer }: Problem): string => `${rule} ${pointer}`;
      const before = new Set(check(article, { at }).map(where));
      const left = check(after, { at });
      expect(left.map(key)).not.toContain(key(problem));
      expect(left.map(where).filter((one) => !before.has(one))).toEqual([]);
    }
  },
);
