import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/required',
  severity: 'error',
  summary: 'A field is missing without which its part cannot be shown.',
};
