import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/min-items',
  severity: 'error',
  summary: 'The list has too few entries.',
};
