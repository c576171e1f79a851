import { block } from '../../testing/examples.ts';
import { question } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function answers(...labels: string[]): object {
  return block('quiz', {
    questions: [{ questionTitle: 'How often?', answers: labels.map((label) => ({ label })) }],
  });
}

export const cases: RuleExamples = {
  finds: {
    'the same words': {
      content: answers('Never', 'Often', 'Never'),
      at: '/blocks/0/data/questions/0/answers/2/label',
    },
    'the same words in other letters': { content: answers('Never', ' never '), marks: ' never ' },
    'each that is one too many': { content: answers('Never', 'Never', 'Never'), count: 2 },
  },
  passes: {
    'different words': answers('Never', 'Often'),
    'the same words with another number': answers('1 to 2 times', '3 to 4 times'),
    'the same answers to two questions': block('quiz', { questions: [question([0, 1]), question([0, 1])] }),
    'answers that begin alike': answers('Never', 'Never at night'),
    'different answers with the same points': block('quiz', { questions: [question([1, 1])] }),
  },
};
