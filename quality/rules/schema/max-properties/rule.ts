import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/max-properties',
  severity: 'error',
  summary: 'A group has too many fields.',
};
