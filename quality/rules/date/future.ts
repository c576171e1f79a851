import type { Rule } from '../../rule.ts';

/** Where clocks differ and days begin at other times, a moment of tomorrow may be one of today. */
const tolerance = 24 * 60 * 60 * 1000;

/** Dates of what is said to have happened, and has not yet. Publishing later is planning, and right. */
export const futureDate: Rule = {
  id: 'date/future',
  severity: 'warning',
  summary: 'An update or a medical review lies in the future.',
  reads: ['day'],
  article({ envelope: { publishedAt, updatedAt, byline }, at, place }, report) {
    const isPlanned = publishedAt !== undefined && Date.parse(publishedAt) > at.getTime();
    const happened = [
      { what: 'updated', moment: isPlanned ? undefined : updatedAt, pointer: '/updatedAt' },
      {
        what: 'medically reviewed',
        moment: isPlanned ? undefined : byline?.reviewedAt,
        pointer: '/byline/reviewedAt',
      },
    ];
    for (const { what, moment, pointer } of happened) {
      if (moment === undefined || Date.parse(moment) <= at.getTime() + tolerance) continue;
      report(
        place(pointer),
        `The article is said to have been ${what} on ${moment.slice(0, 10)}, which is still to come. Write the day on which it was ${what}.`,
        { evidence: moment },
      );
    }
  },
};
