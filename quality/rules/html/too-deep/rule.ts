import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'html/too-deep',
  severity: 'warning',
  summary: 'Elements stand inside each other too deep.',
  foundBy: 'rendering',
};
