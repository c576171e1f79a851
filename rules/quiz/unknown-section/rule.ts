import { nearestName } from '#transformer/validate/nearestName.ts';
import { setField } from '../../engine/fixes.ts';
import { responsesPointer } from '../../engine/quiz/quizScores.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/unknown-section',
  severity: 'error',
  summary: 'The section of a result was not found in the quiz.',
  blocks: {
    quiz({ data, place }, report) {
      if ((data.scoreType ?? 'simple') === 'simple') return;
      const sections = [...new Set(data.questions.flatMap(({ sectionTitle }) => sectionTitle ?? []))];
      data.results?.responses?.forEach(({ categoryScores = [] }, index) => {
        categoryScores.forEach(({ category }, scoreIndex) => {
          if (sections.includes(category)) return;
          const near = nearestName(category, sections);
          const at = place(`${responsesPointer}/${index}/categoryScores/${scoreIndex}/category`);
          const remedy = near
            ? `Did you mean "${near}"?`
            : `The sections are: ${sections.map((section) => `"${section}"`).join(', ') || 'none'}.`;
          report(at, `The quiz has no questions in the section "${category}". ${remedy}`, {
            evidence: category,
            ...(near ? { fix: setField('review', at, near) } : {}),
          });
        });
      });
    },
  },
};
