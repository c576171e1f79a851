import { isPreviewHost, isStagingHost } from '../../engine/links/stagingHost.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/staging-host',
  severity: 'error',
  summary: 'A link goes to a preview or to an internal server.',
  link(link, report) {
    const host = link.url?.hostname;
    if (host === undefined || !isStagingHost(host, link.article.settings)) return;
    report(link.place(), `${host} is not a public address. Link to the public page.`, {
      evidence: link.href,
      ...(isPreviewHost(host) ? { severity: 'warning' } : {}),
    });
  },
};
