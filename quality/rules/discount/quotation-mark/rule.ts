import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'discount/quotation-mark',
  severity: 'warning',
  summary: 'A quotation mark in a discount has no partner.',
  foundBy: 'rendering',
};
