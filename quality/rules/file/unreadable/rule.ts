import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'file/unreadable',
  severity: 'error',
  summary: 'A file could not be read.',
};
