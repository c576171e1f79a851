import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/max-length',
  severity: 'error',
  summary: 'The text is too long.',
};
