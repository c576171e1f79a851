import { checkLink } from '../../../contracts/link.ts';
import type { Rule } from '../../rule.ts';

/** Addresses in HTML that no browser can read. Those in fields of their own are told when these are validated. */
export const invalidUrl: Rule = {
  id: 'link/invalid-url',
  severity: 'warning',
  summary: 'No browser can read the address.',
  linkSigns: ['unusual'],
  link(link, report) {
    const { href } = link;
    if (!link.html) return;
    const check = checkLink(href);
    if (!check.ok || check.readable) return;
    report(
      link.place(),
      `"${href}" is no address that a browser can read, so the link leads nowhere. For example: https://shop.example/collagen`,
      { evidence: href },
    );
  },
};
