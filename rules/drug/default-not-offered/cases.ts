import { chosen, maker, savings } from '../../testing/drugExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const first = (parts: object) => savings({ defaultManufacturerDosage: { ...chosen, ...parts } });
const at = (field: string) => `/blocks/0/data/defaultManufacturerDosage/${field}`;

export const cases: RuleExamples = {
  finds: {
    'a formulation that nobody has': { content: first({ formulationId: '3' }), at: at('formulationId') },
    'a quantity that is not offered': {
      content: first({ quantity: { display: '60 tablets', value: 60 } }),
      at: at('quantity/value'),
      says: '30 tablets',
    },
    'the name of another manufacturer': { content: first({ name: 'Lipitor' }), at: at('name') },
    'the name of another form': { content: first({ form: 'capsule' }), at: at('form') },
    'the name of another dosage': { content: first({ dosage: '10mg tablet' }), at: at('dosage') },
    'everything that is wrong with one': {
      content: first({ name: 'Lipitor', dosage: '10mg tablet', quantity: { display: '1', value: 1 } }),
      count: 3,
    },
  },
  passes: {
    'one that is offered': first({}),
    'the last of its quantities': first({ quantity: { display: '90 tablets', value: 90 } }),
    'a quantity in other words': first({ quantity: { display: '30 pills', value: 30 } }),
    'a formulation without names': savings({
      defaultManufacturerDosage: { formulationId: '2', quantity: chosen.quantity },
    }),
    'that of a second manufacturer': savings({
      manufacturers: [{ ...maker('5mg tablet'), id: '0', name: 'Lipitor' }, maker()],
      defaultManufacturerDosage: chosen,
    }),
    'none at all': savings({}),
    'a card, in which nobody chooses': savings({
      manufacturers: [],
      defaultManufacturerDosage: { ...chosen, formulationId: '3' },
    }),
  },
};
