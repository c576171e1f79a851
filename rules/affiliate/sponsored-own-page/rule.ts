import { saysSponsored } from '../../engine/facts/isPaid.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'affiliate/sponsored-own-page',
  severity: 'warning',
  summary: 'A link that nobody pays for is marked as paid.',
  link(link, report) {
    if (!saysSponsored(link)) return;
    const { href, page } = link;
    if (!page && !/^\s*(?:#|mailto:|tel:)/i.test(href)) return;
    report(
      link.place(),
      'This link leads to a page of this site or to a person, and says that somebody pays for it. Take "sponsored" out of its rel, or give it the address of the shop.',
      { evidence: href },
    );
  },
};
