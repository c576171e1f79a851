import type { RuleInfo } from './engine/rule.ts';
import { contentRules } from './generated/rules.ts';
import { rulesFoundOnTheWay } from './rulesFoundOnTheWay.ts';

export const ruleCatalogue: readonly RuleInfo[] = [...contentRules, ...rulesFoundOnTheWay]
  .map(({ id, severity, summary }) => ({ id, severity, summary }))
  .sort((first, second) => (first.id < second.id ? -1 : 1));
