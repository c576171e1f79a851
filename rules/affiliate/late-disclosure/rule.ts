import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { disclosureType } from '#transformer/normalise/insertDisclosure.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'affiliate/late-disclosure',
  severity: 'warning',
  summary: 'The disclosure is after the first paid link.',
  article(article, report) {
    const [own] = article.blocksOf(disclosureType);
    if (!own) return;
    const { blocks } = article;
    const first = blocks.slice(0, blocks.indexOf(own) + 1).find((block) => hasPaidLink(block));
    if (!first) return;
    report(
      own.place(),
      'This disclosure is after the first paid link, which is too late. The page shows it above that link: move it there.',
      { related: [{ place: first.place(), message: 'The first paid link is in this block.' }] },
    );
  },
};
