import { allRules } from './generated/rules.ts';
import type { RuleInfo } from './rule.ts';

/** Every rule that a problem can name, in alphabetical order. */
export const ruleCatalogue: readonly RuleInfo[] = allRules.map(({ id, severity, summary }) => ({
  id,
  severity,
  summary,
}));
