import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const instruments = [
  { id: 'worry-check' },
  { id: 'mood-check' },
  { id: 'sleep-scale', fault: 'a score of 0 has no band' },
];
const assessment = (instrument: string): object => block('assessment', { instrument });

const withList: RuleExamples = {
  options: { settings: { instruments } },
  finds: {
    'a slip of the keyboard': {
      content: assessment('worry-chek'),
      at: '/blocks/0/data/instrument',
      says: 'Did you mean worry-check?',
    },
    'one that is nowhere': {
      content: assessment('burnout-1981'),
      says: 'Available: worry-check, mood-check.',
    },
    'one whose file is at fault': {
      content: assessment('sleep-scale'),
      says: 'Fix its file: a score of 0 has no band.',
    },
    'one in other capitals': { content: assessment('Mood-Check'), says: 'Did you mean mood-check?' },
    'the name of a property': { content: assessment('constructor') },
  },
  passes: {
    'one of ours': assessment('worry-check'),
    'another one': assessment('mood-check'),
    'one under a heading of the article': block('assessment', {
      instrument: 'mood-check',
      title: 'How was your mood?',
    }),
    'a quiz, whose id is its own': block('quiz', {
      quizId: 'worry-chek',
      questions: [{ questionTitle: 'Do you worry?', answers: [{ label: 'No' }, { label: 'Yes', score: 1 }] }],
    }),
    'a text that names one': '<p>Take the worry-chek first.</p>',
    'two of the same': [assessment('worry-check'), assessment('worry-check')],
  },
};

const withoutList: RuleExamples = {
  finds: {},
  passes: { 'any, where nobody knows which there are': assessment('worry-chek') },
};

const withNone: RuleExamples = {
  options: { settings: { instruments: [] } },
  finds: { 'any, where the site has none': { content: assessment('worry-check'), says: 'Available: none.' } },
  passes: { 'a text that names one': '<p>Take the worry-check first.</p>' },
};

export const cases: readonly RuleExamples[] = [withList, withoutList, withNone];
