import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/max-items',
  severity: 'error',
  summary: 'The list has too many entries.',
};
