import { quizScores, responsesPointer } from '../../engine/quiz/quizScores.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/unordered-results',
  severity: 'warning',
  summary: 'The results are not in the order of their scores.',
  blocks: {
    quiz({ data, place }, report) {
      const reported = new Set<string>();
      for (const { ranges } of quizScores(data).scores) {
        ranges.forEach((range, index) => {
          const previous = ranges[index - 1];
          if (previous === undefined || range.low >= previous.low || reported.has(range.at)) return;
          reported.add(range.at);
          report(
            place(responsesPointer + range.at),
            `This result begins at ${range.low}, but the previous one at ${previous.low}. The last result has no upper limit, so a low result there also applies to all higher scores. Sort the results by score.`,
            { evidence: `${previous.low}, ${range.low}` },
          );
        });
      }
    },
  },
};
