import type { Rule } from '../../../quality/rule.ts';
import { type RuleExamples, ruleCases } from '../../../quality/testing/ruleCases.ts';

/** The day of all tests of rules. */
export const day = new Date('2026-04-01T00:00:00Z');

/** Tests a rule by examples of what it finds and of what it leaves alone. */
export function describeRule(rule: Rule, examples: RuleExamples): void {
  describe(rule.id, () => {
    const cases = ruleCases(rule, { ...examples, options: { at: day, ...examples.options } });
    test.each(cases)('$name', ({ run }) => run());
  });
}
