import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/too-deep',
  severity: 'error',
  summary: 'Blocks, lists or groups stand inside each other too deep.',
};
