import { renderFailedRule } from '#transformer/render/fault.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: renderFailedRule,
  severity: 'error',
  summary: 'A valid block could not be rendered because of a software error.',
  reads: ['widgets'],
  anyBlock({ article, prepared, place }, report) {
    const fault = article.trialOf?.(prepared);
    if (fault?.rule === renderFailedRule) report(place(), fault.message);
  },
};
