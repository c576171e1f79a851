import { dayAt, dayOf } from '#contracts/siteTime.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'date/review-due',
  severity: 'warning',
  summary: 'The last medical review is too old.',
  reads: ['day'],
  article({ envelope: { byline }, at, settings: { reviewMonths, timeZone }, place }, report) {
    const reviewedAt = byline?.reviewedAt;
    const day = reviewedAt && dayOf(reviewedAt, timeZone);
    if (!day) return;
    const due = new Date(day);
    due.setUTCMonth(due.getUTCMonth() + reviewMonths);
    if (new Date(dayAt(at, timeZone)) < due) return;
    report(
      place('/byline/reviewedAt'),
      `The last medical review was on ${day}, at least ${reviewMonths} months ago. Have the article reviewed again.`,
      { evidence: reviewedAt },
    );
  },
};
