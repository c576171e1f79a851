import { isVital } from '../settings/configuration.ts';

/**
 * Whether a rule was asked for. Those that say that a document cannot be read always are.
 *
 * @param rules rules, or families of them as `html/*`; none means all
 */
export function ruleFilter(rules: readonly string[]): (rule: string) => boolean {
  if (rules.length === 0) return () => true;
  const asked = new Set(rules);
  return (rule) => isVital(rule) || asked.has(rule) || asked.has(`${rule.split('/')[0]}/*`);
}
