import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'json/dangerous-key',
  severity: 'error',
  summary: 'A key is one that could reach a prototype.',
};
