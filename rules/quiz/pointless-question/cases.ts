import { block } from '../../testing/examples.ts';
import { question } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a question whose answers give the same points': {
      content: block('quiz', { questions: [question([0, 1]), question([2, 2])] }),
      at: '/blocks/0/data/questions/1/answers',
      says: 'gives 2 points',
    },
    'a question whose points were forgotten': {
      content: block('quiz', {
        questions: [
          question([0, 1]),
          { questionTitle: 'Age?', answers: [{ label: 'Under 40' }, { label: '40 or over' }] },
        ],
      }),
      says: 'gives 0 points',
    },
    'each such question': {
      content: block('quiz', { questions: [question([0, 1]), question([1, 1]), question([0, 0])] }),
      count: 2,
    },
  },
  passes: {
    'answers with different points': block('quiz', { questions: [question([0, 1])] }),
    'a quiz without points, for thinking': block('quiz', { questions: [question([0, 0])] }),
    'two answers of three with the same points': block('quiz', {
      questions: [question([0, 1]), question([0, 1, 1])],
    }),
    'a single answer, which readers only agree to': block('quiz', {
      questions: [question([0, 1]), question([0])],
    }),
    'points below nothing': block('quiz', { questions: [question([-1, 1])] }),
  },
};
