import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/too-large',
  severity: 'error',
  summary: 'The document is too large.',
};
