import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const heading = (text: string, level = 2): object => block('heading', { text, level });

const text = block('rich-text', { html: '<p>Drink enough.</p>' });

export const cases: RuleExamples = {
  finds: {
    'a section right behind another': {
      content: [heading('Winter'), heading('Summer'), text],
      at: '/blocks/0/data/text',
      says: 'the next one',
    },
    'a part before the next section': { content: [text, heading('Winter', 3), heading('Summer', 2), text] },
    'the end of the article': { content: [text, heading('Winter')], says: 'no content below' },
  },
  passes: {
    'a section with a text': [heading('Winter'), text, heading('Summer'), text],
    'a section that begins with a part': [heading('Winter'), heading('January', 3), text],
    'parts inside parts': [heading('Winter'), heading('January', 3), heading('Monday', 4), text],
    'a card': [heading('Winter'), block('product-card', { productTitle: 'Tea' })],
    'an outline': [heading('Winter'), heading('Summer')],
    'headings inside a text': '<h2>Winter</h2><h2>Summer</h2>',
  },
};
