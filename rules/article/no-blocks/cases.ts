import type { RuleExamples } from '../../testing/ruleCases.ts';

const block = { id: 'a', type: 'rich-text', data: { html: '<p>Sleep well.</p>' } };

export const cases: RuleExamples = {
  finds: {
    'an empty list': { content: { blocks: [] }, at: '/blocks', severity: 'error' },
    'an article of another language': { content: { language: 'es', blocks: [] } },
  },
  passes: {
    'a paragraph': '<p>Sleep well.</p>',
    'a heading alone, which another rule tells of': { type: 'heading', data: { text: 'Sleep' } },
    'a block for some readers': { blocks: [{ ...block, when: { countries: ['US'] } }] },
    'several blocks': { blocks: [block, { ...block, id: 'b' }] },
    'an advertisement': { type: 'inline-ad', data: {} },
  },
};
