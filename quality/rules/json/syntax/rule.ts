import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/syntax',
  severity: 'error',
  summary: 'The document is not JSON.',
};
