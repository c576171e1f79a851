import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/min-properties',
  severity: 'error',
  summary: 'A group is empty.',
};
