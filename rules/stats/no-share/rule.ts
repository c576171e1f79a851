import { shareOfHundred } from '#contracts/shareOfHundred.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'stats/no-share',
  severity: 'warning',
  summary: 'Figures cannot be drawn as dots, because none is a share.',
  blocks: {
    stats({ data, place }, report) {
      const { dots, items = [] } = data;
      if (!dots || items.length === 0) return;
      if (items.some(({ number }) => shareOfHundred(String(number)) !== undefined)) return;
      report(
        place('/data/dots'),
        'No figure can be drawn as dots. Write a share such as 43% or 1 in 5, or turn the dots off.',
        { evidence: items.map(({ number }) => number).join(', ') },
      );
    },
  },
};
