import type { Rule } from '../../engine/rule.ts';

const lists = ['pricingDataV2', 'pricingData'] as const;

export const rule: Rule = {
  id: 'drug/no-prices',
  severity: 'error',
  summary: 'The lists of prices in drug savings are empty.',
  blocks: {
    'drug-savings'({ data: { defaultManufacturerDosage: first = {} }, place }, report) {
      const there = lists.filter((name) => first[name] !== undefined);
      const [empty] = there;
      if (!empty || there.some((name) => first[name]?.data.length !== 0)) return;
      report(
        place(`/data/defaultManufacturerDosage/${empty}/data`),
        'There is no price in it, so readers see "No pricing information found." Add prices, or take the list out: readers then get the prices of the day.',
        { evidence: there.join(', ') },
      );
    },
  },
};
