import { setAddress } from '../../engine/facts/setAddress.ts';
import { isStagingHost } from '../../engine/links/stagingHost.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/http',
  severity: 'warning',
  summary: 'A link leads to a page over http.',
  link(link, report) {
    const { href, url, page } = link;
    const { settings } = link.article;
    if (!url || page || !/^\s*http:/i.test(href) || isStagingHost(url.hostname, settings)) return;
    report(
      link.place(),
      `This link leads to ${url.hostname} over http, where others can read and change what readers see. Try https, which most sites have.`,
      { evidence: href, fix: setAddress('review', link, href.trim().replace(/^http:/i, 'https:')) },
    );
  },
};
