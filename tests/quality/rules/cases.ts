import { fixText } from '../../../cli/fix/fixText.ts';
import { type CheckOptions, check } from '../../../quality/check.ts';
import type { Rule } from '../../../quality/rule.ts';
import { type Example, exampleArticle } from '../../../quality/testing/exampleArticle.ts';
import { findingsOf, type RuleExamples, ruleCases } from '../../../quality/testing/ruleCases.ts';
import { readersView } from '../../support/readersView.ts';

/** The day of all tests of rules. */
export const day = new Date('2026-04-01T00:00:00Z');

/** Tests a rule by examples of what it finds and of what it leaves alone; and that mending them harms nobody. */
export function describeRule(rule: Rule, examples: RuleExamples): void {
  const options = { at: day, ...examples.options };
  describe(rule.id, () => {
    const cases = ruleCases(rule, { ...examples, options });
    test.each(cases)('$name', ({ run }) => run());

    const mendable = Object.entries(examples.finds).filter(([, { content }]) =>
      findingsOf(rule, content, options).some(({ fix }) => fix?.kind === 'safe'),
    );
    if (mendable.length === 0) return;
    test.each(mendable)('readers see no difference when it mends %s', async (_what, { content }) => {
      await expectSameForReaders(rule, content, options);
    });
  });
}

async function expectSameForReaders(rule: Rule, content: Example, options: CheckOptions): Promise<void> {
  const before = JSON.stringify(exampleArticle(content));
  const problemsIn = (text: string) => check(JSON.parse(text), { ...options, rules: [rule] });
  const { text, count } = fixText(before, problemsIn);
  expect(count).toBeGreaterThan(0);
  expect(await readersView(JSON.parse(text))).toEqual(await readersView(JSON.parse(before)));
  expect(problemsIn(text).filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
  expect(fixText(text, problemsIn)).toEqual({ text, count: 0 });
}
