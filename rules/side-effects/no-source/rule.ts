import type { SideEffectsEffect } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

const names = /<a\s[^<>]*\bhref=|<cite\s[^<>]*\bdata-source=/i;

export const rule: Rule = {
  id: 'side-effects/no-source',
  severity: 'warning',
  summary: 'The frequency of a side effect has no source.',
  blocks: {
    'side-effects'({ data, place }, report) {
      const lists = {
        mildSideEffects: data.mildSideEffects ?? [],
        severeSideEffects: data.severeSideEffects ?? [],
      };
      for (const [list, effects] of Object.entries(lists)) {
        for (const [index, effect] of effects.entries()) {
          if (!isUnsourced(effect)) continue;
          report(
            place(`/data/${list}/${index}/prevalence`),
            `The frequency of “${effect.name}” has no source. Enter the address of the label, the agency or the study under “Read more”, or cite it in the description.`,
            { evidence: effect.name },
          );
        }
      }
    },
  },
};

function isUnsourced({ name, prevalence = '', description = '', url = '' }: SideEffectsEffect): boolean {
  if (name.trim() === '') return false;
  return prevalence.trim() !== '' && url.trim() === '' && !names.test(description);
}
