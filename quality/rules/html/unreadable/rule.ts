import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'html/unreadable',
  severity: 'error',
  summary: 'The HTML could not be parsed, so nothing of it is shown.',
  foundBy: 'rendering',
};
