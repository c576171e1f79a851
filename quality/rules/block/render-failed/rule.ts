import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'block/render-failed',
  severity: 'error',
  summary: 'A valid block could not be shown, which is our fault.',
  foundBy: 'rendering',
};
