import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const block = (effect: object, list = 'mildSideEffects'): object => ({
  type: 'side-effects',
  data: { [list]: [{ name: 'Nausea', ...effect }] },
});
const label = 'https://medlineplus.gov/druginfo/meds/a697048.html';
const prevalence = '26 in 100 people';

export const cases: RuleExamples = {
  finds: {
    ...each('list', ['mildSideEffects', 'severeSideEffects'], (list) => ({
      content: block({ prevalence }, list),
      at: `/blocks/0/data/${list}/0/prevalence`,
      message: 'Nausea',
    })),
    'a description without a link': { content: block({ prevalence, description: '<b>Eat</b> first.' }) },
    'each of several': {
      content: {
        type: 'side-effects',
        data: {
          mildSideEffects: [
            { name: 'Nausea', prevalence },
            { name: 'Dry mouth', prevalence, url: label },
            { name: 'Dizziness', prevalence },
          ],
        },
      },
      count: 2,
    },
  },
  passes: {
    'a rate with an address': block({ prevalence, url: label }),
    'a rate whose description links to a source': block({
      prevalence,
      description: `Most lose it in two weeks, says <a href="${label}">the label</a>.`,
    }),
    'a rate whose description cites a source of the article': [
      block({ prevalence, description: 'See the label.<cite data-source="label"></cite>' }),
      { type: 'sources', data: { items: [{ id: 'label', title: 'The label', url: label }] } },
    ],
    'an effect alone': block({}),
    'an effect that is described, and not counted': block({ description: 'It passes within two weeks.' }),
    'an effect without a name, which is not shown': block({ name: ' ', prevalence }),
    'a blank rate': block({ prevalence: ' ' }),
  },
};
