import { isVital } from '../settings/configuration.ts';

/**
 * Whether a rule was asked for. Those that say that a document cannot be read always are.
 *
 * @param rules rules, or families of them as `html/*`; none means all
 */
export function ruleFilter(rules: readonly string[]): (rule: string) => boolean {
  const isNamed = namedRules(rules);
  return (rule) => isVital(rule) || isNamed(rule);
}

/** Whether a rule is one of those that are named, or of one of their families. */
export function namedRules(rules: readonly string[]): (rule: string) => boolean {
  if (rules.length === 0) return () => true;
  const named = new Set(rules);
  return (rule) => named.has(rule) || named.has(`${rule.split('/')[0]}/*`);
}
