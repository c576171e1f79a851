import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/min-length',
  severity: 'error',
  summary: 'The text is empty or too short.',
};
