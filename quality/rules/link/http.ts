import { externalUrl } from '../../links/address.ts';
import type { Rule } from '../../rule.ts';
import { setAddress } from './linkFix.ts';
import { isStagingHost } from './stagingHost.ts';

/** Links over http: what readers look at there can be read and changed on the way. */
export const http: Rule = {
  id: 'link/http',
  severity: 'warning',
  summary: 'A link leads to a page over http.',
  linkSigns: ['http'],
  link(link, report) {
    const { href } = link;
    if (!/^\s*http:/i.test(href)) return;
    const { settings } = link.article;
    const url = externalUrl(href, settings);
    if (!url || isStagingHost(url.hostname, settings)) return;
    report(
      link.place(),
      `This link leads to ${url.hostname} over http, where others can read and change what readers see. Try https, which most sites have.`,
      { evidence: href, fix: setAddress('review', link, href.trim().replace(/^http:/i, 'https:')) },
    );
  },
};
