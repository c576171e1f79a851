import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'meta/unused-suppression',
  severity: 'warning',
  summary: 'A rule is silenced where it finds nothing.',
};
