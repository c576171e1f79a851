import { dayOf } from '#contracts/siteTime.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'date/other-day',
  severity: 'info',
  summary: 'The date shown to readers differs from the date in the field.',
  article({ envelope: { publishedAt, updatedAt, byline }, settings: { timeZone }, place }, report) {
    if (timeZone === undefined) return;
    const dates = {
      '/publishedAt': publishedAt,
      '/updatedAt': updatedAt,
      '/byline/reviewedAt': byline?.reviewedAt,
    };
    for (const [pointer, moment = ''] of Object.entries(dates)) {
      const [written, shown] = [dayOf(moment, undefined), dayOf(moment, timeZone)];
      // UTC is written by programs; an author did not choose that day.
      if (written === shown || /z$/i.test(moment)) continue;
      report(
        place(pointer),
        `Readers see ${shown}, because dates are shown in the time zone ${timeZone}, but the field has ${written}. Choose a time that gives the right day in that time zone.`,
        { evidence: moment },
      );
    }
  },
};
