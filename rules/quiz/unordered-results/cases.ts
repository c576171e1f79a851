import { block } from '../../testing/examples.ts';
import { bySection, question, quiz, responseFor, twoQuestions } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'the highest result first': {
      content: quiz(twoQuestions, '3..4, 0..2'),
      at: '/blocks/0/data/results/responses/1/range',
      says: 'no upper limit',
    },
    'two that changed places': {
      content: quiz(twoQuestions, '0..1, 3..4, 2..2'),
      at: '/blocks/0/data/results/responses/2/range',
    },
    'each that stands below a higher one': { count: 2, content: quiz(twoQuestions, '4..4, 3..3, 0..2') },
  },
  passes: {
    'results in order': quiz(twoQuestions, '0..1, 2..4'),
    'one result': quiz(twoQuestions, '0..4'),
    'two with the same beginning, which another rule tells of': quiz(twoQuestions, '0..1, 0..4'),
    'no result': block('quiz', { questions: [question([0, 1])] }),
    'results of sections, each in order': bySection([
      responseFor('Falling asleep', [0, 1]),
      responseFor('Falling asleep', [2, 4]),
    ]),
  },
};
