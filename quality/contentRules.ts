import { allRules } from './generated/rules.ts';
import type { Rule, RuleInfo } from './rule.ts';

/** What a rule can look at. */
const kindsOfContent = [
  'blocks',
  'anyBlock',
  'html',
  'elements',
  'link',
  'image',
  'heading',
  'text',
  'article',
] as const satisfies readonly (keyof Rule)[];

/**
 * The rules that look at an article's content. The others always hold, and are found on the way: while files are read,
 * articles are validated and pages are rendered.
 */
export const contentRules: readonly Rule[] = allRules.filter(isContentRule);

function isContentRule(rule: Rule | RuleInfo): rule is Rule {
  return kindsOfContent.some((kind) => kind in rule);
}
