import { dayOf, siteTime } from '#contracts/siteTime.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'date/updated-before-published',
  severity: 'error',
  summary: 'The update date is before the publication date.',
  article({ envelope: { publishedAt, updatedAt }, settings: { timeZone }, place }, report) {
    if (!publishedAt || !updatedAt || Date.parse(updatedAt) >= Date.parse(publishedAt)) return;
    const isSameDay = dayOf(updatedAt, timeZone) === dayOf(publishedAt, timeZone);
    const [updated, published] = [updatedAt, publishedAt].map((at) =>
      (isSameDay ? siteTime : dayOf)(at, timeZone),
    );
    report(
      place('/updatedAt'),
      `The update date ${updated} is before the publication date ${published}. Correct one of the dates.`,
      {
        evidence: updatedAt,
        related: [{ place: place('/publishedAt'), message: 'This is the publication date.' }],
      },
    );
  },
};
