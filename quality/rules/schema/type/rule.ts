import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/type',
  severity: 'error',
  summary: 'The value is of the wrong kind.',
};
