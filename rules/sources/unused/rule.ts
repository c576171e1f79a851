import { citedPlaces } from '../../engine/citations.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'sources/unused',
  severity: 'info',
  summary: 'Nothing in the article cites a source of its list.',
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
          `Nothing in the article cites "${title.trim()}", so readers do not see what it says. Write <cite data-source="${id}"></cite> where it is used, or take it out.`,
          { evidence: id },
        );
      });
    }
  },
};
