import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'id/missing',
  severity: 'warning',
  summary: 'A block has no id.',
};
