import { layoutVariants } from '#transformer/article/layoutVariants.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import type { Rule } from '../../engine/rule.ts';

const variantsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(layoutVariants));

export const rule: Rule = {
  id: 'ref/unknown-variant',
  severity: 'error',
  summary: 'The experiment variant of a block was not found.',
  article({ envelope, place }, report) {
    for (const { pointer, when } of envelope.blocks) {
      if (when?.experiment === undefined) continue;
      const { experiment, variant } = when;
      const names = [...variantsOf.keys()];
      const variants = variantsOf.get(experiment);
      if (!variants) {
        const near = nearestName(experiment, names);
        if (near === undefined) continue;
        report(
          place(`${pointer}/when/experiment`),
          `The experiment "${experiment}" was not found. Did you mean "${near}"?`,
          { evidence: experiment },
        );
      } else if (variant !== undefined && !variants.includes(variant)) {
        report(
          place(`${pointer}/when/variant`),
          `The experiment "${experiment}" has the variants ${variants.map((name) => `"${name}"`).join(', ')}, but not "${variant}", so no reader sees this block.`,
          { evidence: variant },
        );
      }
    }
  },
};
