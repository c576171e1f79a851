import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/more-problems',
  severity: 'info',
  summary: 'There are more problems here than are worth listing.',
};
