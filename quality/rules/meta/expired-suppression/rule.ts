import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'meta/expired-suppression',
  severity: 'error',
  summary: 'A rule was silenced until a day that is over.',
};
