import { fewestSeriesArticles, seriesIsShown, titledArticles } from '#contracts/contentSeries.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'series/too-short',
  severity: 'error',
  summary: 'A series has too few articles to be shown.',
  blocks: {
    'content-series'({ data, place }, report) {
      const { length } = titledArticles(data.articles);
      if (seriesIsShown({ length })) return;
      report(
        place(data.articles ? '/data/articles' : ''),
        `A series must have at least ${fewestSeriesArticles} articles with a title, but this one has ${length === 0 ? 'none' : length}. The block is not shown. Add articles, or remove the block.`,
        { evidence: data.title ?? '' },
      );
    },
  },
};
