import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const words =
  'Most adults need seven to nine hours of sleep a night, and those who sleep less are ill more often.';
const others =
  'Most adults need seven to nine hours of sleep a night, and those who sleep more are not always well.';
const text = (html: string, more: object = {}): object => ({ type: 'rich-text', data: { html }, ...more });
const onlyInFrance = { when: { countries: ['FR'] } };

export const cases: RuleExamples = {
  finds: {
    'a paragraph that was pasted twice': {
      content: `<p>${words}</p><p>Yes.</p><p>${words}</p>`,
      marks: `<p>${words}</p>`,
      says: '"Most adults need seven to nine hours',
    },
    'a block that was pasted twice': {
      content: [text(`<p>${words}</p><p>${others}</p>`), text(`<p>${words}</p><p>${others}</p>`)],
      at: '/blocks/1/data/html',
    },
    'a paragraph with other tags and blanks': {
      content: `<p>${words}</p><p><b>Most</b> adults\n ${words.slice('Most adults '.length)}</p>`,
    },
    'an entry of a list': { content: `<ul><li>${words}</li><li>Yes.</li><li>${words}</li></ul>` },
    'a quotation in a text': {
      content: `<blockquote><p>${words}</p></blockquote><blockquote><p>${words}</p></blockquote>`,
    },
    ...each('a field of HTML without a paragraph', ['list', 'key-points'], (type) => ({
      content: { type, data: type === 'list' ? { items: [words, words] } : { points: [words, 'A', words] } },
    })),
    'a quote': {
      content: [block('quote', { text: words }), block('quote', { text: words })],
      at: '/blocks/1/data/text',
    },
    ...each('a block', ['note', 'colored-content'], (type) => {
      const data = type === 'note' ? { html: `<p>${words}</p>` } : { content: `<p>${words}</p>` };
      return {
        content: [
          { type, data },
          { type, data },
        ],
      };
    }),
    'an answer': {
      content: block('faq', {
        items: [
          { question: 'How long?', answer: `<p>${words}</p>` },
          { question: 'How much?', answer: `<p>${words}</p>` },
        ],
      }),
    },
  },
  passes: {
    'a short one': '<p>Talk with your doctor first.</p><p>Yes.</p><p>Talk with your doctor first.</p>',
    'one that ends otherwise': `<p>${words}</p><p>${others}</p>`,
    'a sentence within a paragraph': `<p>${words}</p><p>As we said: ${words}</p>`,
    'a quote of the text': [text(`<p>${words}</p>`), block('quote', { text: words })],
    'key points that repeat the text': [
      block('key-points', { points: [words, 'Sleep early.', 'Sleep long.'] }),
      text(`<p>${words}</p>`),
    ],
    'a text for some readers, and one for others': [
      text(`<p>${words}</p>`, onlyInFrance),
      text(`<p>${words}</p>`, { when: { countries: ['DE'] } }),
    ],
    'cards with the same note': [
      block('product-card', { productTitle: 'A', verdict: words }),
      block('product-card', { productTitle: 'B', verdict: words }),
    ],
  },
};
