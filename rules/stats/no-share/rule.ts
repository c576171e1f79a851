import { shareOfHundred } from '#contracts/shareOfHundred.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'stats/no-share',
  severity: 'warning',
  summary: 'Figures are to be drawn as dots, and none is a share.',
  blocks: {
    stats({ data, place }, report) {
      const { dots, items = [] } = data;
      if (!dots || items.length === 0) return;
      if (items.some(({ number }) => shareOfHundred(String(number)) !== undefined)) return;
      report(
        place('/data/dots'),
        'No figure is drawn as dots. Write a share as 43% or as 1 in 5, between none and all, or leave the dots out.',
        { evidence: items.map(({ number }) => number).join(', ') },
      );
    },
  },
};
