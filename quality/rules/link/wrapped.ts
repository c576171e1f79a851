import { webHost, webUrl } from '../../links/address.ts';
import type { Rule } from '../../rule.ts';
import { setAddress } from './linkFix.ts';

interface Wrapper {
  host: RegExp;
  path?: RegExp;
  /** The parameter that holds the address. */
  parameter: string;
  name: string;
}

const wrappers: readonly Wrapper[] = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url', name: 'Outlook' },
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q', name: 'Google' },
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: 'url', name: 'Google' },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, parameter: 'u', name: 'Facebook' },
  { host: /^l\.instagram\.com$/, parameter: 'u', name: 'Instagram' },
  { host: /^slack-redir\.net$/, parameter: 'url', name: 'Slack' },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect$/, parameter: 'q', name: 'YouTube' },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:redir|safety)\b/, parameter: 'url', name: 'LinkedIn' },
];

/** What the hosts of these programs are called: hardly any link leads to one of them. */
const wrappingNames = /outlook|google|facebook|instagram|slack|youtube|linkedin/;

/** Addresses copied from a program that had wrapped them into one of its own. */
export const wrapped: Rule = {
  id: 'link/wrapped',
  severity: 'warning',
  summary: 'A link goes through the program that it was copied from.',
  linkSigns: ['query'],
  link(link, report) {
    const { href } = link;
    if (!href.includes('?') || !wrappingNames.test(webHost(href) ?? '')) return;
    const url = webUrl(href);
    if (!url || url.search === '') return;
    for (const { host, path, parameter, name } of wrappers) {
      if (!host.test(url.hostname) || (path && !path.test(url.pathname))) continue;
      const target = url.searchParams.get(parameter);
      if (!target || !webUrl(target)) continue;
      report(
        link.place(),
        `This link goes through ${name}, which sees every reader who follows it and stops working one day. Link to ${target} itself.`,
        { evidence: href, fix: setAddress('review', link, target) },
      );
      return;
    }
  },
};
