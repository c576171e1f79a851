import { nearestName } from '#transformer/validate/nearestName.ts';
import { listedIds, missesSources, remedyOf } from '../../engine/citations.ts';
import { setField } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/unknown-source',
  severity: 'error',
  summary: 'A level of evidence rests on a source that the article does not list.',
  article(article, report) {
    const claims = article.blocksOf('evidence');
    if (claims.length === 0 || missesSources(article)) return;
    const ids = listedIds(article);
    for (const { data, place } of claims) {
      data.sources?.forEach((id, index) => {
        if (ids.includes(id)) return;
        const near = nearestName(id, ids);
        const at = place(`/data/sources/${index}`);
        report(at, `No list of sources has "${id}". ${remedyOf(near, ids)}`, {
          evidence: id,
          ...(near ? { fix: setField('review', at, near) } : {}),
        });
      });
    }
  },
};
