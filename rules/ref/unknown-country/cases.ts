import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function shownIn(...countries: string[]): object {
  return { type: 'rich-text', data: { html: '<p>Drink enough.</p>' }, when: { countries } };
}

export const cases: RuleExamples = {
  finds: {
    'the United Kingdom by its other name': {
      content: shownIn('US', 'UK'),
      at: '/blocks/0/when/countries/1',
      says: 'Write GB',
      mends: { kind: 'review', to: 'GB' },
    },
    ...each(
      'letters that no country has',
      ['XX', 'EN', 'AA', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'],
      (code) => ({ content: shownIn(code), message: 'is unknown' }),
    ),
    'each of them': { content: shownIn('UK', 'XX'), count: 2 },
  },
  passes: {
    ...each('a country', ['US', 'GB', 'DE', 'MX', 'JP', 'ZA'], (code) => shownIn(code)),
    'all readers': block('rich-text', { html: '<p>Drink enough.</p>' }),
    'a territory': shownIn('PR'),
  },
};
