import type { RuleInfo } from '../../../rule.ts';

export const rule: RuleInfo = {
  id: 'html/too-long',
  severity: 'error',
  summary: 'A field of HTML is too long and was cut.',
};
