import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/minimum',
  severity: 'error',
  summary: 'The number is too small.',
};
