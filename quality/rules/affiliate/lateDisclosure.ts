import { hasPaidLink } from '../../../transformer/normalise/hasPaidLink.ts';
import { disclosureType } from '../../../transformer/normalise/insertDisclosure.ts';
import type { Rule } from '../../rule.ts';

/** A disclosure that stands behind what it is about. The page moves it up, so it is not where its author put it. */
export const lateDisclosure: Rule = {
  id: 'affiliate/late-disclosure',
  severity: 'warning',
  summary: 'The disclosure stands behind the first paid link.',
  article({ blocks }, report) {
    const disclosure = blocks.findIndex(({ type }) => type === disclosureType);
    if (disclosure === -1) return;
    const paid = blocks.findIndex((block) => hasPaidLink(block));
    const [own, first] = [blocks[disclosure], blocks[paid]];
    if (!own || !first || disclosure < paid) return;
    report(
      own.place(),
      'This disclosure stands behind the first paid link, where it tells readers too late. The page shows it above that link: move it there.',
      { related: [{ place: first.place(), message: 'The first paid link is in this block.' }] },
    );
  },
};
