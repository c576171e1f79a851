import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { citedPlaces, listedIds, missesSources, remedyOf } from '../../engine/citations.ts';
import { editText } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'cite/unknown-source',
  severity: 'error',
  summary: 'A text cites a source that is not in the list of sources.',
  article(article, report) {
    const places = citedPlaces(article);
    if (places.length === 0 || missesSources(article)) return;
    const ids = listedIds(article);
    const listed = new Set(ids);
    for (const { field, attribute, id } of places) {
      if (listed.has(id)) continue;
      const near = nearestName(id, ids);
      const message =
        id === ''
          ? 'This citation has no source ID.'
          : `The source "${id}" was not found in the list of sources.`;
      report(
        field.place(attribute),
        `${message} Readers see no citation number here. ${remedyOf(near, ids)}`,
        {
          evidence: id,
          ...(near
            ? {
                fix: editText('review', field.place(), field.html, [
                  { start: attribute.start, end: attribute.end, text: `${sourceAttribute}="${near}"` },
                ]),
              }
            : {}),
        },
      );
    }
  },
};
