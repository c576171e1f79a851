import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'health/not-reviewed',
  severity: 'warning',
  summary: 'No medical reviewer is named.',
  article({ envelope: { path, byline }, settings: { reviewedSections }, place }, report) {
    if (byline?.medicalReviewer) return;
    const section = reviewedSections.find((start) => path.startsWith(`${start}/`));
    if (section === undefined) return;
    report(
      place('/byline/medicalReviewer'),
      `Articles in ${section} are read by a medical professional, and this one names none. Have it reviewed, and name the reviewer in byline.medicalReviewer.`,
      { evidence: path },
    );
  },
};
