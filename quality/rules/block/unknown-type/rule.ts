import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/unknown-type',
  severity: 'error',
  summary: 'There is no block type of this name.',
};
