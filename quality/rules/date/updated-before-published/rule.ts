import type { Rule } from '../../../rule.ts';

/** An article that was changed before it was there: one of the two dates is wrong, and readers see both. */
export const rule: Rule = {
  id: 'date/updated-before-published',
  severity: 'error',
  summary: 'The article was updated before it was published.',
  article({ envelope: { publishedAt, updatedAt }, place }, report) {
    if (!publishedAt || !updatedAt || Date.parse(updatedAt) >= Date.parse(publishedAt)) return;
    report(
      place('/updatedAt'),
      `The article was updated on ${dayOf(updatedAt)}, before it was published on ${dayOf(publishedAt)}. Correct one of the dates.`,
      {
        evidence: updatedAt,
        related: [{ place: place('/publishedAt'), message: 'This is when it was published.' }],
      },
    );
  },
};

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
