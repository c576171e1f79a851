import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/too-many-values',
  severity: 'error',
  summary: 'The document holds too many values.',
};
