import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'id/duplicate',
  severity: 'warning',
  summary: 'Two blocks have the same id.',
};
