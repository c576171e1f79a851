import type { Rule } from '../../engine/rule.ts';

const lists = ['pricingDataV2', 'pricingData'] as const;

export const rule: Rule = {
  id: 'drug/no-prices',
  severity: 'error',
  summary: 'The price lists of drug savings are empty.',
  blocks: {
    'drug-savings'({ data: { defaultManufacturerDosage: first = {} }, place }, report) {
      const there = lists.filter((name) => first[name] !== undefined);
      const [empty] = there;
      if (!empty || there.some((name) => first[name]?.data.length !== 0)) return;
      report(
        place(`/data/defaultManufacturerDosage/${empty}/data`),
        'This price list is empty, so readers see "No pricing information found." Add prices, or remove the list: then readers see the current prices.',
        { evidence: there.join(', ') },
      );
    },
  },
};
