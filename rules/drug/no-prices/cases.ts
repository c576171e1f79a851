import { chosen, price, savings } from '../../testing/drugExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const none = { data: [] };
const some = { data: [price] };
const priced = (lists: object) => savings({ defaultManufacturerDosage: { ...chosen, ...lists } });
const at = (list: string) => `/blocks/0/data/defaultManufacturerDosage/${list}/data`;

export const cases: RuleExamples = {
  finds: {
    'two empty lists': {
      content: priced({ pricingData: none, pricingDataV2: none }),
      at: at('pricingDataV2'),
    },
    'an empty list of the first form alone': {
      content: priced({ pricingData: none }),
      at: at('pricingData'),
    },
    'an empty list of the second form alone': {
      content: priced({ pricingDataV2: none }),
      at: at('pricingDataV2'),
      says: 'current prices',
    },
  },
  passes: {
    'no list': priced({}),
    'a price in the first form': priced({ pricingData: some }),
    'a price in the second form': priced({ pricingDataV2: some }),
    'an empty second form beside a first with a price': priced({ pricingData: some, pricingDataV2: none }),
    'an empty first form beside a second with a price': priced({ pricingData: none, pricingDataV2: some }),
    'nothing that is chosen at first': savings({}),
  },
};
