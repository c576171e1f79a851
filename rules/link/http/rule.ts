import { setAddress } from '../../engine/facts/setAddress.ts';
import { isStagingHost } from '../../engine/links/stagingHost.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/http',
  severity: 'warning',
  summary: 'A link uses http instead of https.',
  link(link, report) {
    const { href, url, page } = link;
    const { settings } = link.article;
    if (!url || page || !/^\s*http:/i.test(href) || isStagingHost(url.hostname, settings)) return;
    report(
      link.place(),
      `This link to ${url.hostname} uses http, which is not secure. Use https if the site supports it.`,
      { evidence: href, fix: setAddress('review', link, href.trim().replace(/^http:/i, 'https:')) },
    );
  },
};
