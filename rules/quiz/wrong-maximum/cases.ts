import { block } from '../../testing/examples.ts';
import { question, twoQuestions } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const maximum = (maximumScore: number, scoreType = 'simple'): object =>
  block('quiz', { questions: twoQuestions, scoreType, results: { maximumScore } });

export const cases: RuleExamples = {
  finds: {
    'a maximum that answers exceed': { content: maximum(3), marks: '3', says: 'Enter 4.' },
    'a maximum that no answers reach': { content: maximum(5), marks: '5' },
    'the maximum of a hybrid quiz': { content: maximum(5, 'hybrid') },
  },
  passes: {
    'the highest score': maximum(4),
    'no maximum': block('quiz', { questions: twoQuestions }),
    'a quiz that shows no total': maximum(2, 'multi'),
    'the highest of a quiz whose best answers are not last': block('quiz', {
      questions: [question([2, 1, 0])],
      results: { maximumScore: 2 },
    }),
    'a sum of decimals': block('quiz', {
      questions: [question([0, 0.1]), question([0, 0.2])],
      results: { maximumScore: 0.3 },
    }),
  },
};
