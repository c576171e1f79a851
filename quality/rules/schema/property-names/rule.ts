import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/property-names',
  severity: 'error',
  summary: 'The name of a field is not accepted.',
};
