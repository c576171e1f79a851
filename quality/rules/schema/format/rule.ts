import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/format',
  severity: 'error',
  summary: 'The text is no date.',
};
