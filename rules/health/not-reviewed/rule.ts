import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'health/not-reviewed',
  severity: 'warning',
  summary: 'The article has no medical reviewer.',
  article({ envelope: { path, byline }, settings: { reviewedSections }, place }, report) {
    if (byline?.medicalReviewer) return;
    const section = reviewedSections.find((start) => path.startsWith(`${start}/`));
    if (section === undefined) return;
    report(
      place('/byline/medicalReviewer'),
      `Articles in ${section} must have a medical reviewer, but this one has none. Have it reviewed, and add the reviewer in byline.medicalReviewer.`,
      { evidence: path },
    );
  },
};
