import { picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'one character too many': { content: picture({ alt: 'x'.repeat(151) }), says: '151 characters' },
    'one in HTML': { content: `<p><img src="/a.jpg" alt="${'y'.repeat(200)}"></p>`, marks: 'y'.repeat(200) },
    'one of the lead picture': {
      content: { image: { src: '/a.jpg', alt: 'z'.repeat(160) } },
      at: '/image/alt',
    },
  },
  passes: {
    'as many characters as fit': picture({ alt: 'x'.repeat(150) }),
    'a long caption': picture({ alt: 'Oats', caption: 'x'.repeat(400) }),
    'a long address': picture({ alt: 'Oats', src: `/media/${'x'.repeat(200)}.jpg` }),
    nothing: picture({ alt: '' }),
    'a long title of a link': `<p><a href="/a" title="${'x'.repeat(200)}">A</a></p>`,
  },
};
