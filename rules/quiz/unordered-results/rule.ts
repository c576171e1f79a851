import { quizScores, responsesPointer } from '../../engine/quiz/quizScores.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/unordered-results',
  severity: 'warning',
  summary: 'The results do not stand from the lowest score to the highest.',
  blocks: {
    quiz({ data, place }, report) {
      const told = new Set<string>();
      for (const { ranges } of quizScores(data).scores) {
        ranges.forEach((range, index) => {
          const before = ranges[index - 1];
          if (before === undefined || range.low >= before.low || told.has(range.at)) return;
          told.add(range.at);
          report(
            place(responsesPointer + range.at),
            `This result begins at ${range.low}, and the one before it at ${before.low}. The last result has no upper end, so a low one there is given to all who score more. Put them in order.`,
            { evidence: `${before.low}, ${range.low}` },
          );
        });
      }
    },
  },
};
