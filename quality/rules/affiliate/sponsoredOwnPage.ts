import { saysSponsored } from '../../links/isPaid.ts';
import type { Rule } from '../../rule.ts';

/** Links inside the site, or to a person, that are marked as paid: they bring up a disclosure about nothing. */
export const sponsoredOwnPage: Rule = {
  id: 'affiliate/sponsored-own-page',
  severity: 'warning',
  summary: 'A link that nobody pays for is marked as paid.',
  linkSigns: ['rel'],
  link(link, report) {
    if (!saysSponsored(link)) return;
    const { href, article } = link;
    const address = href.trim();
    const host = URL.parse(address)?.hostname.toLowerCase();
    const isOwn =
      /^(?:#|\/(?!\/))/.test(address) || (host !== undefined && article.settings.ownHosts.includes(host));
    if (!isOwn && !/^(?:mailto|tel):/i.test(address)) return;
    report(
      link.place(),
      'This link leads to a page of this site or to a person, and says that somebody pays for it. Take "sponsored" out of its rel, or give it the address of the shop.',
      { evidence: href },
    );
  },
};
