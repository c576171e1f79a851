import { block } from '../../testing/examples.ts';
import {
  bySection,
  high,
  inSteps,
  low,
  question,
  quiz,
  responseFor,
  twoQuestions,
} from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a score between two ranges, with answers that lead to it': {
      content: quiz(twoQuestions, '0..1, 3..4'),
      at: high,
      says: 'Readers who answer "Never", "Often" get 2 points',
    },
    'the lowest score, below all ranges': { content: quiz(twoQuestions, '1..2, 3..4'), at: low },
    'scores in a row once': { content: quiz(twoQuestions, '0..0, 4..4'), says: 'a score of 1 to 3' },
    'scores on both sides of a range': { content: quiz(twoQuestions, '1..1, 3..4'), count: 2 },
    'half points between whole ranges': {
      content: quiz([question([0, 0.5, 1])], '0..0, 1..1'),
      says: 'a score of 0.5',
    },
    'the score of a section': {
      content: bySection([
        responseFor('Falling asleep', [0, 0]),
        responseFor('Falling asleep', [2, 2]),
        responseFor('Staying asleep', [0, 2]),
      ]),
      at: '/blocks/0/data/results/responses/0/categoryScores/0/high',
      says: 'in "Falling asleep"',
    },
    'that there are too many scores to look at': {
      content: quiz(
        Array.from({ length: 14 }, (_, index) => question([0, 1 + 2 ** index])),
        '0..9000',
      ),
      severity: 'info',
    },
  },
  passes: {
    'ranges side by side': quiz(twoQuestions, '0..1, 2..4'),
    'a hole that no answers reach': quiz(inSteps, '0..2, 4..10'),
    'a score above the last range, which has no upper end': quiz(twoQuestions, '0..1, 2..3'),
    'a quiz without results': block('quiz', { questions: twoQuestions }),
    'sections that share ranges': bySection([{ range: { low: 0, high: 0 } }, { range: { low: 1, high: 2 } }]),
    'a section without ranges of its own beside a total': bySection(
      [{ range: { low: 0, high: 4 } }, responseFor('Falling asleep', [0, 2])],
      'hybrid',
    ),
  },
};
