import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'no description': { content: { description: undefined }, at: '/description', says: 'no description' },
    'an empty description': { content: { description: '' }, at: '/description' },
    'a character too few': { content: { description: 'a'.repeat(69) }, at: '/description', says: 'has 69' },
    'a character too many': { content: { description: 'a'.repeat(161) }, says: 'has 161' },
  },
  passes: {
    'just enough': { description: 'a'.repeat(70) },
    'just not too much': { description: 'a'.repeat(160) },
    'blanks around it': { description: ` ${'a'.repeat(160)} ` },
    'accents and quotes': { description: '“é’ '.repeat(30) },
    'a usual one': {
      description: 'Most adults need seven to nine hours of sleep a night. How to find your number.',
    },
  },
};
