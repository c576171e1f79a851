import { block } from '../../testing/examples.ts';
import { bySection, responseFor, twoQuestions } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a slip in the name of a section': {
      content: bySection([responseFor('Faling asleep', [0, 2])]),
      marks: 'Faling asleep',
      says: 'Did you mean "Falling asleep"?',
    },
    'a section of another quiz': {
      content: bySection([responseFor('Diet', [0, 2])]),
      says: 'The sections are: "Falling asleep", "Staying asleep".',
    },
    'each of two': {
      content: bySection([responseFor('Diet', [0, 1]), responseFor('Diet', [2, 2])]),
      count: 2,
    },
  },
  passes: {
    'the name of a section': bySection([responseFor('Falling asleep', [0, 2])]),
    'a result for all sections': bySection([{ range: { low: 0, high: 2 } }]),
    'a simple quiz, which has no use for sections': bySection([responseFor('Diet', [0, 2])], 'simple'),
    'a quiz without results': block('quiz', { questions: twoQuestions, scoreType: 'multi' }),
    'sections beside a total': bySection([responseFor('Staying asleep', [0, 2])], 'hybrid'),
  },
};
