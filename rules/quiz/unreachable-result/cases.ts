import { block } from '../../testing/examples.ts';
import { bySection, inSteps, question, quiz, responseFor, twoQuestions } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a result above all scores': {
      content: quiz(twoQuestions, '0..4, 5..9'),
      at: '/blocks/0/data/results/responses/1/range',
      says: 'add up to 0 to 4, so no reader gets the result for 5 to 9',
    },
    'a result below all scores': { content: quiz(twoQuestions, '-5..-1, 0..4') },
    'a range upside down': { content: quiz(twoQuestions, '2..0, 0..4'), says: 'Swap the two limits' },
    'a range between two scores': { content: quiz(inSteps, '0..0, 1..4, 5..10'), says: 'never to 1 to 4' },
    'a range of a section': {
      content: bySection([responseFor('Falling asleep', [0, 2]), responseFor('Falling asleep', [3, 9])]),
      at: '/blocks/0/data/results/responses/1/categoryScores/0',
    },
  },
  passes: {
    'a range for each score': quiz(twoQuestions, '0..1, 2..4'),
    'a last range that begins at the highest score': quiz(twoQuestions, '0..3, 4..4'),
    'a range hidden behind an earlier one, of which the overlap tells': quiz(twoQuestions, '0..4, 1..2'),
    'a last range that ends below the highest score': quiz(inSteps, '0..5, 6..7'),
    'a range that one section reaches and another does not': block('quiz', {
      scoreType: 'multi',
      questions: [question([0, 1], 'A'), question([0, 9], 'B')],
      results: { responses: [{ range: { low: 0, high: 1 } }, { range: { low: 9, high: 9 } }] },
    }),
  },
};
