import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'meta/rule-failed',
  severity: 'error',
  summary: 'A rule failed, so the article was not checked for it.',
};
