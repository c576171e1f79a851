import { isBlank } from '#contracts/blank.ts';
import { emptyBlockRule } from '#transformer/render/fault.ts';
import type { Rule } from '../../engine/rule.ts';
import type { BlockSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: emptyBlockRule,
  severity: 'warning',
  summary: 'A valid block is not shown to readers.',
  reads: ['widgets'],
  anyBlock({ article, type, data, prepared, place }, report) {
    if (isReportedElsewhere({ type, data })) return;
    const fault = article.trialOf?.(prepared);
    if (fault?.rule === emptyBlockRule) report(place(), fault.message);
  },
};

/** Whether another rule gives the reason: `assessment/unknown-instrument`, `video/not-shown`. */
function isReportedElsewhere({ type, data }: Pick<BlockSubject, 'type' | 'data'>): boolean {
  if (type !== 'video') return type === 'assessment';
  return (
    ('embeddedVideoCode' in data && !isBlank(data.embeddedVideoCode ?? '')) ||
    ('fileUrl' in data && !isBlank(data.fileUrl ?? ''))
  );
}
