import type { RuleExamples } from '../../testing/ruleCases.ts';

const widest = 'a'.repeat(53);

export const cases: RuleExamples = {
  finds: {
    'one letter too many': { content: { title: `${widest}a` }, at: '/title', says: '601 pixels' },
    'what is cut off': {
      content: {
        title: 'Everything You Always Wanted to Know About How Much Sleep Adults of Every Age Need',
      },
      marks: ' Adults of Every Age Need',
    },
    'wide letters': { content: { title: 'W'.repeat(32) } },
  },
  passes: {
    'a title that just fits': { title: widest },
    'many narrow letters': { title: 'ill '.repeat(30) },
    'wide letters that just fit': { title: 'W'.repeat(31) },
    'a title in another script': { title: '睡眠'.repeat(40) },
    'a short title': { title: 'Sleep' },
  },
};
