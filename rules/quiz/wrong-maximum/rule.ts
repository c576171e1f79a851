import { setField } from '../../engine/fixes.ts';
import { quizScores } from '../../engine/quiz/quizScores.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/wrong-maximum',
  severity: 'error',
  summary: 'The maximum score differs from the sum of the answers.',
  blocks: {
    quiz({ data, place }, report) {
      const maximum = data.results?.maximumScore;
      const total = quizScores(data).scores.find(({ section }) => section === undefined);
      const highest = total?.reachable.all.at(-1);
      if (maximum === undefined || highest === undefined || maximum === highest) return;
      const at = place('/data/results/maximumScore');
      report(
        at,
        `The answers add up to at most ${highest}, but readers see "of ${maximum}". Enter ${highest}.`,
        { evidence: String(maximum), fix: setField('review', at, highest) },
      );
    },
  },
};
