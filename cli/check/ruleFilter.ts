import { isVital } from '../settings/configuration.ts';

/** Rules about unreadable documents always count. @param rules names, or families as `html/*`; empty means all */
export function ruleFilter(rules: readonly string[]): (rule: string) => boolean {
  const isNamed = namedRules(rules);
  return (rule) => isVital(rule) || isNamed(rule);
}

export function namedRules(rules: readonly string[]): (rule: string) => boolean {
  if (rules.length === 0) return () => true;
  const named = new Set(rules);
  return (rule) => named.has(rule) || named.has(`${rule.split('/')[0]}/*`);
}
