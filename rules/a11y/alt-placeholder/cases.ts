import { each, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { placeholders } from './rule.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('words', placeholders, (alt) => ({ content: picture({ alt }), at: '/blocks/0/data/alt' })),
    'words in capitals': { content: picture({ alt: 'TODO' }) },
    'words in brackets': { content: picture({ alt: '[Alt text]' }) },
    'one in HTML': { content: '<p><img src="/a.jpg" alt="alt text"></p>', marks: 'alt text' },
  },
  passes: {
    'a description': picture({ alt: 'Oats in a bowl' }),
    decoration: picture({ alt: '' }),
    'a picture of a form': picture({ alt: 'A form with the field "Alt text"' }),
    'a test in a picture': picture({ alt: 'A pregnancy test' }),
    'no alternative, which another rule tells of': picture({}),
  },
};
