import type { Rule } from '../../rule.ts';
import { setAddress } from './linkFix.ts';

/** Addresses that begin with two slashes. Pages send them as https, so the shorthand only confuses whoever copies it. */
export const protocolRelative: Rule = {
  id: 'link/protocol-relative',
  severity: 'warning',
  summary: 'An address begins with two slashes instead of https://.',
  linkSigns: ['unusual'],
  link(link, report) {
    const { href } = link;
    const text = href.trim();
    if (!/^\/\/[^/\\]/.test(text)) return;
    report(link.place(), `"${text}" leaves the scheme out. Write https:${text}.`, {
      evidence: href,
      fix: setAddress('safe', link, `https:${text}`),
    });
  },
};
