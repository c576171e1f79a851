import { setAddress } from '../../engine/facts/setAddress.ts';
import { webUrl } from '../../engine/links/address.ts';
import type { Rule } from '../../engine/rule.ts';

interface Wrapper {
  name: string;
  host: RegExp;
  path?: string;
  parameter: string;
}

const google = /(?:^|\.)google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

export const wrappers: readonly Wrapper[] = [
  { name: 'Outlook', host: /\.safelinks\.protection\.outlook\.com$/, parameter: 'url' },
  { name: 'Google', host: google, path: '/url', parameter: 'q' },
  { name: 'Google', host: google, path: '/url', parameter: 'url' },
  { name: 'Facebook', host: /^lm?\.facebook\.com$/, path: '/l.php', parameter: 'u' },
  { name: 'Instagram', host: /^l\.instagram\.com$/, parameter: 'u' },
  { name: 'Slack', host: /^slack-redir\.net$/, parameter: 'url' },
  { name: 'YouTube', host: /(?:^|\.)youtube\.com$/, path: '/redirect', parameter: 'q' },
  { name: 'LinkedIn', host: /(?:^|\.)linkedin\.com$/, path: '/redir/redirect', parameter: 'url' },
  { name: 'LinkedIn', host: /(?:^|\.)linkedin\.com$/, path: '/safety/go', parameter: 'url' },
];

export const rule: Rule = {
  id: 'link/wrapped',
  severity: 'warning',
  summary: 'A link goes through a redirect service.',
  link(link, report) {
    const { href, url } = link;
    if (!url || url.search === '') return;
    for (const { host, path, parameter, name } of wrappers) {
      if (!host.test(url.hostname) || (path && path !== url.pathname)) continue;
      const target = url.searchParams.get(parameter) ?? '';
      if (!webUrl(target)) continue;
      report(
        link.place(),
        `This link goes through ${name}, which tracks readers and may stop working. Link directly to ${target}.`,
        { evidence: href, fix: setAddress('review', link, target) },
      );
      return;
    }
  },
};
