import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/unknown-field',
  severity: 'error',
  summary: 'There is no field of this name.',
};
