import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/too-many-items',
  severity: 'error',
  summary: 'A list has too many entries.',
};
