import { isPreviewHost, isStagingHost } from '../../engine/links/stagingHost.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/staging-host',
  severity: 'error',
  summary: 'A link leads to a preview, or to a machine that readers cannot reach.',
  link(link, report) {
    const host = link.url?.hostname;
    if (host === undefined || !isStagingHost(host, link.article.settings)) return;
    report(
      link.place(),
      `Readers cannot get to ${host}, or should not. Link to the page that is meant for them.`,
      { evidence: link.href, ...(isPreviewHost(host) ? { severity: 'warning' } : {}) },
    );
  },
};
