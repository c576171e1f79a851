import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/invalid',
  severity: 'error',
  summary: 'The value breaks a rule of its schema.',
};
