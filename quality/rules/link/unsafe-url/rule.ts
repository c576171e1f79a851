import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'link/unsafe-url',
  severity: 'error',
  summary: 'The address runs code, leaves the web or carries a password.',
};
