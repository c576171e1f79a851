import { missesLists } from '#contracts/placements.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'driver/missing-lists',
  severity: 'error',
  summary: 'A driver for letters does not say which letters.',
  blocks: {
    driver({ data, place }, report) {
      if (!missesLists(data)) return;
      report(
        place('/data/articlePlacement'),
        `A driver at ${data.articlePlacement} is a form for letters, and this one names none. Name the letters that it is for.`,
        { evidence: data.articlePlacement ?? '' },
      );
    },
  },
};
