import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/maximum',
  severity: 'error',
  summary: 'The number is too large.',
};
