import { disclosureType } from '#transformer/normalise/insertDisclosure.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'affiliate/second-disclosure',
  severity: 'warning',
  summary: 'The article has more than one disclosure.',
  article({ blocksOf }, report) {
    const [first, ...others] = blocksOf(disclosureType);
    for (const other of others) {
      report(
        other.place(),
        'The article already has a disclosure. The page shows only the first: remove this one.',
        { related: [{ place: first?.place() ?? other.place(), message: 'This is the first disclosure.' }] },
      );
    }
  },
};
