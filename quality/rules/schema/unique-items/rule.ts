import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/unique-items',
  severity: 'error',
  summary: 'The same entry stands in the list twice.',
};
