import { isMarkedSponsored } from '../../engine/facts/isPaid.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'affiliate/sponsored-own-page',
  severity: 'warning',
  summary: 'An unpaid link is marked as sponsored.',
  link(link, report) {
    if (!isMarkedSponsored(link)) return;
    const { href, page } = link;
    if (!page && !/^\s*(?:#|mailto:|tel:)/i.test(href)) return;
    report(
      link.place(),
      'This link goes to this site or to a person, but is marked as sponsored. Remove "sponsored" from its rel, or use the address of the shop.',
      { evidence: href },
    );
  },
};
