import type { CheckedDocument } from '../check/checkDocument.ts';

/** Nothing can be said of a document that cannot be read, so these are told whatever is asked for. */
const always = /^(?:file|json)\//;

/**
 * Leaves out the findings of rules that nobody asked for.
 *
 * @param rules rules, or families of them as `html/*`; none means all
 */
export function keepRules(
  documents: readonly CheckedDocument[],
  rules: readonly string[],
): readonly CheckedDocument[] {
  if (rules.length === 0) return documents;
  const isKept = ruleFilter(rules);
  return documents
    .map((document) => ({
      ...document,
      findings: document.findings.filter(({ problem }) => isKept(problem.rule)),
    }))
    .filter(({ findings }) => findings.length > 0);
}

function ruleFilter(rules: readonly string[]): (rule: string) => boolean {
  const exact = new Set(rules);
  return (rule) => always.test(rule) || exact.has(rule) || exact.has(`${rule.split('/')[0]}/*`);
}
