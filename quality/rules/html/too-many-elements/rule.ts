import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'html/too-many-elements',
  severity: 'error',
  summary: 'The article has so many elements that not all HTML was checked.',
};
