import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/pattern',
  severity: 'error',
  summary: 'The text is not written as the field asks for.',
};
