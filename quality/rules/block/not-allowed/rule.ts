import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/not-allowed',
  severity: 'error',
  summary: 'A container does not take blocks of this type.',
};
