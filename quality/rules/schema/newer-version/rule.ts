import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'schema/newer-version',
  severity: 'error',
  summary: 'The article is written for a version of the contract that is not known yet.',
};
