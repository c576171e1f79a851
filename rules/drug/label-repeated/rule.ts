import { dosageLabel } from '#contracts/drugs/drug.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'drug/label-repeated',
  severity: 'warning',
  summary: 'Two dosages of a form have the same label.',
  blocks: {
    'drug-savings'({ data: { manufacturers = [] }, place }, report) {
      manufacturers.forEach(({ options }, manufacturer) => {
        options.forEach(({ dossages }, option) => {
          const pointerOf = (dosage: number): string =>
            `/data/manufacturers/${manufacturer}/options/${option}/dossages/${dosage}/dosage`;
          const labels = dossages.map(({ dosage }) => dosageLabel(dosage).toLowerCase());
          dossages.forEach(({ dosage }, index) => {
            const earlier = labels.indexOf(labels[index] ?? '');
            if (earlier === index) return;
            report(
              place(pointerOf(index)),
              `The label of a dosage is its first word. Two dosages of this form have the label "${dosageLabel(dosage)}". Write the strength without spaces, so that the labels differ.`,
              {
                evidence: dosage,
                related: [{ place: place(pointerOf(earlier)), message: 'This is the other one.' }],
              },
            );
          });
        });
      });
    },
  },
};
