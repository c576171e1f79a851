import { nearestName } from '#transformer/validate/nearestName.ts';
import { listedIds, missesSources, remedyOf } from '../../engine/citations.ts';
import { setField } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/unknown-source',
  severity: 'error',
  summary: 'The source of a level of evidence is not in the list of sources.',
  article(article, report) {
    const claims = article.blocksOf('evidence');
    if (claims.length === 0 || missesSources(article)) return;
    const ids = listedIds(article);
    for (const { data, place } of claims) {
      data.sources?.forEach((id, index) => {
        if (ids.includes(id)) return;
        const near = nearestName(id, ids);
        const at = place(`/data/sources/${index}`);
        report(at, `The source "${id}" was not found in the list of sources. ${remedyOf(near, ids)}`, {
          evidence: id,
          ...(near ? { fix: setField('review', at, near) } : {}),
        });
      });
    }
  },
};
