import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'the first half of an emoji': { content: '<p>Sleep \uD83D well</p>', marks: '\uD83D', says: '\\uD83D' },
    'the second half in a plain field': {
      content: block('heading', { text: 'Sleep \uDE34' }),
      at: '/blocks/0/data/text',
      marks: '\uDE34',
    },
    'two halves in the wrong order': { content: '<p>\uDE34\uD83D</p>', count: 1, marks: '\uDE34' },
  },
  passes: {
    'an emoji': '<p>Sleep 😴 well</p>',
    'an emoji by its number': '<p>Sleep &#128564; well</p>',
    'a character of a rare script': '<p>𝒜 and 𠮷</p>',
    'the sign for what cannot be shown': '<p>\uFFFD</p>',
    'an escape as text': '<p>Write \\uD83D in JSON</p>',
  },
};
