import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'html/too-much',
  severity: 'error',
  summary: 'The article holds so much HTML that not all of it was checked.',
};
