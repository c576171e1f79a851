import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/too-many',
  severity: 'error',
  summary: 'The article has more blocks than a page can bear.',
};
