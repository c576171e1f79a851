import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/older-version',
  severity: 'info',
  summary: 'Something is written as an earlier version of the contract had it.',
};
