import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/byte-order-mark',
  severity: 'warning',
  summary: 'The document begins with a byte order mark.',
};
