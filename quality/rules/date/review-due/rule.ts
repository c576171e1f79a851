import type { Rule } from '../../../rule.ts';

/** A medical review that is so old that what readers are told may have been overtaken. */
export const rule: Rule = {
  id: 'date/review-due',
  severity: 'warning',
  summary: 'The last medical review is too long ago.',
  reads: ['day'],
  article({ envelope: { byline }, at, settings: { reviewMonths }, place }, report) {
    const reviewedAt = byline?.reviewedAt;
    if (reviewedAt === undefined) return;
    const due = new Date(reviewedAt);
    due.setUTCMonth(due.getUTCMonth() + reviewMonths);
    if (at < due) return;
    report(
      place('/byline/reviewedAt'),
      `The last medical review was on ${reviewedAt.slice(0, 10)}, ${reviewMonths} months ago or more. Have the article reviewed again.`,
      { evidence: reviewedAt },
    );
  },
};
