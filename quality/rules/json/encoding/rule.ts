import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/encoding',
  severity: 'error',
  summary: 'The document is not UTF-8.',
};
