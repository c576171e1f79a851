import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleInfo } from '#rules/engine/rule.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import type { RuleExamples } from '#rules/testing/ruleCases.ts';
import { type RulePage, readRulePage } from './rulePages.ts';

export const day = new Date('2026-04-01T00:00:00Z');

export interface RuleFolder {
  id: string;
  rule: RuleInfo;
  page: RulePage | undefined;
  /** None for a rule that is found on the way, of which its page shows enough. */
  cases: readonly RuleExamples[];
}

export const ruleFolders: readonly RuleFolder[] = await Promise.all(
  ruleCatalogue.map(async (rule) => ({
    id: rule.id,
    rule,
    page: readRulePage(rule.id),
    cases: await casesOf(rule.id),
  })),
);

async function casesOf(id: string): Promise<readonly RuleExamples[]> {
  const [file] = globSync(`rules/${id}/cases.ts`);
  if (file === undefined) return [];
  const { cases }: { cases: RuleExamples | readonly RuleExamples[] } = await import(join('../..', file));
  const all = Array.isArray(cases) ? cases : [cases];
  return all.map((examples: RuleExamples) => ({ ...examples, options: { at: day, ...examples.options } }));
}
