import { dosageLabel } from '#contracts/drugs/drug.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'drug/label-repeated',
  severity: 'warning',
  summary: 'Two dosages of a form are called the same where readers choose.',
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
              `Readers choose by the first word, and two dosages of this form begin with "${dosageLabel(dosage)}". Write the strength without blanks, so that they differ.`,
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
