import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/enum',
  severity: 'error',
  summary: 'The value is none of those that the field may have.',
};
