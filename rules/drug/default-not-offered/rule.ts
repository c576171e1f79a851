import { choiceOf } from '#contracts/drugs/choice.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'drug/default-not-offered',
  severity: 'error',
  summary: 'What is chosen at first in drug savings is not among what can be chosen.',
  blocks: {
    'drug-savings'({ data: { manufacturers = [], defaultManufacturerDosage: first }, place }, report) {
      if (!first || manufacturers.length === 0) return;
      const at = (field: string) => place(`/data/defaultManufacturerDosage/${field}`);
      const found = choiceOf(manufacturers, first.formulationId, first.quantity.value);
      if (!found) {
        report(
          at('formulationId'),
          `No manufacturer of this block has the formulation ${first.formulationId}, so readers begin with another one. Choose one that is offered.`,
          { evidence: first.formulationId },
        );
        return;
      }
      if (found.quantity.value !== first.quantity.value)
        report(
          at('quantity/value'),
          `"${found.dosage.dosage}" is not offered in this quantity, so readers begin with "${found.quantity.display}". Choose one that is offered.`,
          { evidence: String(first.quantity.value) },
        );
      const names = {
        name: found.manufacturer.name,
        form: found.option.form,
        dosage: found.dosage.dosage,
      } as const;
      for (const field of ['name', 'form', 'dosage'] as const) {
        const written = first[field];
        if (written === undefined || written === names[field]) continue;
        report(
          at(field),
          `This says "${written}", and the formulation is that of "${names[field]}", which readers get. Let both say the same.`,
          { evidence: written },
        );
      }
    },
  },
};
