import { duplicateAnswer } from '../../../quality/rules/quiz/duplicateAnswer.ts';
import { pointlessQuestion } from '../../../quality/rules/quiz/pointlessQuestion.ts';
import { scoreGap } from '../../../quality/rules/quiz/scoreGap.ts';
import { scoreOverlap } from '../../../quality/rules/quiz/scoreOverlap.ts';
import { unknownSection } from '../../../quality/rules/quiz/unknownSection.ts';
import { unreachableResult } from '../../../quality/rules/quiz/unreachableResult.ts';
import { wrongMaximum } from '../../../quality/rules/quiz/wrongMaximum.ts';
import { describeRule } from './cases.ts';

type Range = [low: number, high: number];

/** A question whose answers give these points. */
function question(points: readonly number[], sectionTitle?: string): object {
  return {
    questionTitle: `How often (${points.join('/')})?`,
    ...(sectionTitle === undefined ? {} : { sectionTitle }),
    answers: points.map((score, index) => ({
      label: ['Never', 'Sometimes', 'Often', 'Daily'][index],
      score,
    })),
  };
}

function quiz(questions: object[], ranges: Range[], more: object = {}): object {
  const responses = ranges.map(([low, high]) => ({ range: { low, high }, title: `Result ${low}` }));
  return { type: 'quiz', data: { questions, results: { responses }, ...more } };
}

/** Two questions of 0 to 2 points: every whole score from 0 to 4 can be reached. */
const twoQuestions = [question([0, 1, 2]), question([0, 1, 2])];
/** Points in steps of five: 0, 5 and 10 can be reached, and nothing between. */
const inSteps = [question([0, 5]), question([0, 5])];
const [low, high] = [
  '/blocks/0/data/results/responses/0/range/low',
  '/blocks/0/data/results/responses/0/range/high',
];

/** A quiz with a score for each of two sections of 0 to 2 points. */
function bySection(responses: object[], scoreType = 'multi'): object {
  const questions = [question([0, 1, 2], 'Falling asleep'), question([0, 1, 2], 'Staying asleep')];
  return { type: 'quiz', data: { questions, scoreType, results: { responses } } };
}

function responseFor(category: string, [from, to]: Range): object {
  return { range: { low: from, high: to }, categoryScores: [{ category, low: from, high: to }] };
}

describeRule(scoreGap, {
  finds: {
    'a score between two ranges, with answers that lead to it': {
      content: quiz(twoQuestions, [
        [0, 1],
        [3, 4],
      ]),
      at: high,
      says: 'Readers who answer "Never", "Often" get 2 points',
    },
    'the lowest score, below all ranges': {
      content: quiz(twoQuestions, [
        [1, 2],
        [3, 4],
      ]),
      at: low,
    },
    'scores in a row once': {
      content: quiz(twoQuestions, [
        [0, 0],
        [4, 4],
      ]),
      says: 'a score of 1 to 3',
    },
    'scores on both sides of a range': {
      content: quiz(twoQuestions, [
        [1, 1],
        [3, 4],
      ]),
      count: 2,
    },
    'half points between whole ranges': {
      content: quiz(
        [question([0, 0.5, 1])],
        [
          [0, 0],
          [1, 1],
        ],
      ),
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
        [[0, 9000]],
      ),
      severity: 'info',
    },
  },
  passes: {
    'ranges side by side': quiz(twoQuestions, [
      [0, 1],
      [2, 4],
    ]),
    'a hole that no answers reach': quiz(inSteps, [
      [0, 2],
      [4, 10],
    ]),
    'a score above the last range, which has no upper end': quiz(twoQuestions, [
      [0, 1],
      [2, 3],
    ]),
    'a quiz without results': { type: 'quiz', data: { questions: twoQuestions } },
    'sections that share ranges': bySection([{ range: { low: 0, high: 0 } }, { range: { low: 1, high: 2 } }]),
    'a section without ranges of its own beside a total': bySection(
      [{ range: { low: 0, high: 4 } }, responseFor('Falling asleep', [0, 2])],
      'hybrid',
    ),
  },
});

describeRule(scoreOverlap, {
  finds: {
    'a score at the end of one range and the beginning of the next': {
      content: quiz(twoQuestions, [
        [0, 2],
        [2, 4],
      ]),
      at: '/blocks/0/data/results/responses/1/range/low',
      says: '"Result 0" (0 to 2) and "Result 2" (2 to 4)',
    },
    'a range inside another': {
      content: quiz(twoQuestions, [
        [0, 4],
        [1, 2],
      ]),
      says: 'A score of 1 to 2',
    },
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
    'ranges side by side': quiz(twoQuestions, [
      [0, 1],
      [2, 4],
    ]),
    'a common part that no answers reach': quiz(inSteps, [
      [0, 4],
      [3, 10],
    ]),
    'one range': quiz(twoQuestions, [[0, 4]]),
    'the same scores for two sections': bySection([
      responseFor('Falling asleep', [0, 2]),
      responseFor('Staying asleep', [0, 2]),
    ]),
    'a total and a section': bySection(
      [{ range: { low: 0, high: 4 } }, responseFor('Falling asleep', [0, 2])],
      'hybrid',
    ),
    'ranges with a hole': quiz(twoQuestions, [
      [0, 1],
      [3, 4],
    ]),
  },
});

describeRule(unreachableResult, {
  finds: {
    'a result above all scores': {
      content: quiz(twoQuestions, [
        [0, 4],
        [5, 9],
      ]),
      at: '/blocks/0/data/results/responses/1/range',
      says: 'add up to 0 to 4, so nobody gets the result for 5 to 9',
    },
    'a result below all scores': {
      content: quiz(twoQuestions, [
        [-5, -1],
        [0, 4],
      ]),
    },
    'a range upside down': {
      content: quiz(twoQuestions, [
        [2, 0],
        [0, 4],
      ]),
      says: 'Swap its ends',
    },
    'a range between two scores': {
      content: quiz(inSteps, [
        [0, 0],
        [1, 4],
        [5, 10],
      ]),
      says: 'never to 1 to 4',
    },
    'a range of a section': {
      content: bySection([responseFor('Falling asleep', [0, 2]), responseFor('Falling asleep', [3, 9])]),
      at: '/blocks/0/data/results/responses/1/categoryScores/0',
    },
  },
  passes: {
    'a range for each score': quiz(twoQuestions, [
      [0, 1],
      [2, 4],
    ]),
    'a last range that begins at the highest score': quiz(twoQuestions, [
      [0, 3],
      [4, 4],
    ]),
    'a range hidden behind an earlier one, of which the overlap tells': quiz(twoQuestions, [
      [0, 4],
      [1, 2],
    ]),
    'a last range that ends below the highest score': quiz(inSteps, [
      [0, 5],
      [6, 7],
    ]),
    'a range that one section reaches and another does not': {
      type: 'quiz',
      data: {
        scoreType: 'multi',
        questions: [question([0, 1], 'A'), question([0, 9], 'B')],
        results: { responses: [{ range: { low: 0, high: 1 } }, { range: { low: 9, high: 9 } }] },
      },
    },
  },
});

const maximum = (maximumScore: number, scoreType = 'simple'): object => ({
  type: 'quiz',
  data: { questions: twoQuestions, scoreType, results: { maximumScore } },
});

describeRule(wrongMaximum, {
  finds: {
    'a maximum that answers exceed': { content: maximum(3), marks: '3', says: 'Write 4.' },
    'a maximum that no answers reach': { content: maximum(5), marks: '5' },
    'the maximum of a hybrid quiz': { content: maximum(5, 'hybrid') },
  },
  passes: {
    'the highest score': maximum(4),
    'no maximum': { type: 'quiz', data: { questions: twoQuestions } },
    'a quiz that shows no total': maximum(2, 'multi'),
    'the highest of a quiz whose best answers are not last': {
      type: 'quiz',
      data: { questions: [question([2, 1, 0])], results: { maximumScore: 2 } },
    },
    'a sum of decimals': {
      type: 'quiz',
      data: { questions: [question([0, 0.1]), question([0, 0.2])], results: { maximumScore: 0.3 } },
    },
  },
});

describeRule(unknownSection, {
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
    'a quiz without results': { type: 'quiz', data: { questions: twoQuestions, scoreType: 'multi' } },
    'sections beside a total': bySection([responseFor('Staying asleep', [0, 2])], 'hybrid'),
  },
});

function answers(...labels: string[]): object {
  return {
    type: 'quiz',
    data: { questions: [{ questionTitle: 'How often?', answers: labels.map((label) => ({ label })) }] },
  };
}

describeRule(duplicateAnswer, {
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
    'the same answers to two questions': {
      type: 'quiz',
      data: { questions: [question([0, 1]), question([0, 1])] },
    },
    'answers that begin alike': answers('Never', 'Never at night'),
    'different answers with the same points': { type: 'quiz', data: { questions: [question([1, 1])] } },
  },
});

describeRule(pointlessQuestion, {
  finds: {
    'a question whose answers give the same points': {
      content: { type: 'quiz', data: { questions: [question([0, 1]), question([2, 2])] } },
      at: '/blocks/0/data/questions/1/answers',
      says: 'gives 2 points',
    },
    'a question whose points were forgotten': {
      content: {
        type: 'quiz',
        data: {
          questions: [
            question([0, 1]),
            { questionTitle: 'Age?', answers: [{ label: 'Under 40' }, { label: '40 or over' }] },
          ],
        },
      },
      says: 'gives 0 points',
    },
    'each such question': {
      content: { type: 'quiz', data: { questions: [question([0, 1]), question([1, 1]), question([0, 0])] } },
      count: 2,
    },
  },
  passes: {
    'answers with different points': { type: 'quiz', data: { questions: [question([0, 1])] } },
    'a quiz without points, for thinking': { type: 'quiz', data: { questions: [question([0, 0])] } },
    'two answers of three with the same points': {
      type: 'quiz',
      data: { questions: [question([0, 1]), question([0, 1, 1])] },
    },
    'a single answer, which readers only agree to': {
      type: 'quiz',
      data: { questions: [question([0, 1]), question([0])] },
    },
    'points below nothing': { type: 'quiz', data: { questions: [question([-1, 1])] } },
  },
});
