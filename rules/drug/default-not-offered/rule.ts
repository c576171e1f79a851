import { choiceOf } from '#contracts/drugs/choice.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'drug/default-not-offered',
  severity: 'error',
  summary: 'The preselected option of drug savings is not available.',
  blocks: {
    'drug-savings'({ data: { manufacturers = [], defaultManufacturerDosage: first }, place }, report) {
      if (!first || manufacturers.length === 0) return;
      const at = (field: string) => place(`/data/defaultManufacturerDosage/${field}`);
      const found = choiceOf(manufacturers, first.formulationId, first.quantity.value);
      if (!found) {
        report(
          at('formulationId'),
          `No manufacturer of this block has the formulation ${first.formulationId}, so another one is preselected. Choose an available formulation.`,
          { evidence: first.formulationId },
        );
        return;
      }
      if (found.quantity.value !== first.quantity.value)
        report(
          at('quantity/value'),
          `"${found.dosage.dosage}" is not available in this quantity, so "${found.quantity.display}" is preselected. Choose an available quantity.`,
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
          `This field has "${written}", but the formulation belongs to "${names[field]}", which readers see. Use the same value in both.`,
          { evidence: written },
        );
      }
    },
  },
};
