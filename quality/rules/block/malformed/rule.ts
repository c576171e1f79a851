import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/malformed',
  severity: 'error',
  summary: 'Something in the list of blocks is no block.',
};
