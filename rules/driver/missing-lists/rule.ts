import { missesLists } from '#contracts/placements.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'driver/missing-lists',
  severity: 'error',
  summary: 'A newsletter driver has no newsletter.',
  blocks: {
    driver({ data, place }, report) {
      if (!missesLists(data)) return;
      report(
        place('/data/articlePlacement'),
        `A driver at ${data.articlePlacement} is a newsletter form, but no newsletter is selected. Select the newsletters.`,
        { evidence: data.articlePlacement ?? '' },
      );
    },
  },
};
