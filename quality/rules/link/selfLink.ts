import { internalAddress } from '../../links/address.ts';
import type { Rule } from '../../rule.ts';

/** Links to the very page that they stand on. */
export const selfLink: Rule = {
  id: 'link/self',
  severity: 'warning',
  summary: 'A link leads to the page it stands on.',
  linkSigns: ['inside'],
  link(link, report) {
    const { href, article } = link;
    const address = internalAddress(href, article.settings);
    if (!address || address.path !== article.envelope.path || address.fragment !== '' || address.query !== '')
      return;
    report(
      link.place(),
      'This link leads to the page it stands on, so readers lose their place and nothing else happens. Link to the section that is meant, or take the link out.',
      { evidence: href },
    );
  },
};
