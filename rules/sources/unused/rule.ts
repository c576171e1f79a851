import { citedPlaces } from '../../engine/citations.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'sources/unused',
  severity: 'info',
  summary: 'A source in the list is not cited.',
  article(article, report) {
    const lists = article.blocksOf('sources');
    if (lists.length === 0) return;
    const cited = new Set([
      ...citedPlaces(article).map(({ id }) => id),
      ...article.blocksOf('evidence').flatMap(({ data }) => data.sources ?? []),
      ...article.links.flatMap(({ href }) =>
        href.startsWith('#source-') ? [href.slice('#source-'.length)] : [],
      ),
    ]);
    for (const { data, place } of lists) {
      data.items.forEach(({ id, title }, index) => {
        if (cited.has(id)) return;
        report(
          place(`/data/items/${index}/id`),
          `"${title.trim()}" is not cited in the article. Add <cite data-source="${id}"></cite> where it is used, or remove the source.`,
          { evidence: id },
        );
      });
    }
  },
};
