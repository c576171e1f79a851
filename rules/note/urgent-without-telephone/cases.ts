import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const html = '<p>With chest pain, get help at once.</p>';

const note = (data: object): object => block('note', { html, ...data });

const urgent = (data: object = {}): object => note({ kind: 'urgent', ...data });

export const cases: RuleExamples = {
  finds: {
    'no telephones': { content: urgent(), at: '/blocks/0/data/kind', marks: 'urgent' },
    'an empty list of them': { content: urgent({ telephones: [] }) },
    'a number in the text alone': { content: urgent({ html: '<p>With chest pain, call 911.</p>' }) },
    'a link in the text, which paper does not show': {
      content: urgent({ html: '<p>With chest pain, <a href="tel:911">call for help</a>.</p>' }),
    },
    'each of them': { content: [urgent(), urgent({ title: 'Fainting' })], count: 2 },
  },
  passes: {
    'a telephone': urgent({ telephones: [{ number: '911' }] }),
    'a telephone with a label': urgent({
      telephones: [{ number: '988', label: 'Suicide & Crisis Lifeline' }],
    }),
    ...each('another kind', ['caution', 'good-to-know'], (kind) => note({ kind })),
    'no kind': note({}),
    'another kind with a telephone': note({ kind: 'caution', telephones: [{ number: '1-800-222-1222' }] }),
    'urgent words that are no note': '<p><strong>Urgent:</strong> With chest pain, call 911.</p>',
  },
};
