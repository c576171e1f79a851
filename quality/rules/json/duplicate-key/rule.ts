import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/duplicate-key',
  severity: 'error',
  summary: 'An object has the same key twice.',
};
