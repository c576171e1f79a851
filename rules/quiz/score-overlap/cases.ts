import { bySection, inSteps, quiz, responseFor, twoQuestions } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a score at the end of one range and the beginning of the next': {
      content: quiz(twoQuestions, '0..2, 2..4'),
      at: '/blocks/0/data/results/responses/1/range/low',
      says: '"Result 0" (0 to 2) and "Result 2" (2 to 4)',
    },
    'a range inside another': { content: quiz(twoQuestions, '0..4, 1..2'), says: 'A score of 1 to 2' },
    'ranges of a section': {
      content: bySection([
        responseFor('Falling asleep', [0, 1]),
        responseFor('Falling asleep', [1, 2]),
        responseFor('Staying asleep', [0, 2]),
      ]),
      at: '/blocks/0/data/results/responses/1/categoryScores/0/low',
    },
    'ranges that all sections share, once': {
      content: bySection([{ range: { low: 0, high: 1 } }, { range: { low: 1, high: 2 } }]),
    },
  },
  passes: {
    'ranges side by side': quiz(twoQuestions, '0..1, 2..4'),
    'a common part that no answers reach': quiz(inSteps, '0..4, 3..10'),
    'one range': quiz(twoQuestions, '0..4'),
    'the same scores for two sections': bySection([
      responseFor('Falling asleep', [0, 2]),
      responseFor('Staying asleep', [0, 2]),
    ]),
    'a total and a section': bySection(
      [{ range: { low: 0, high: 4 } }, responseFor('Falling asleep', [0, 2])],
      'hybrid',
    ),
    'ranges with a hole': quiz(twoQuestions, '0..1, 3..4'),
  },
};
