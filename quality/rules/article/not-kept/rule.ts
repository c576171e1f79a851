import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'article/not-kept',
  severity: 'error',
  summary: 'The editor could not save the article.',
  foundBy: 'saving',
};
