import { setAddress } from '../../engine/facts/setAddress.ts';
import type { Rule } from '../../engine/rule.ts';

/** A repeated scheme: an address was pasted after a prefilled `https://`. */
const doubled = /^\s*https?:\/{0,2}(?=https?(?::\/\/|\/\/))/i;

export const rule: Rule = {
  id: 'link/doubled-scheme',
  severity: 'error',
  summary: 'A link begins with https:// twice.',
  link(link, report) {
    const { href } = link;
    if (!doubled.test(href)) return;
    const address = href
      .trim()
      .replace(doubled, '')
      .replace(/^(https?)\/\//i, '$1://');
    report(link.place(), `Broken link: the address contains https:// twice. Write ${address}.`, {
      evidence: href,
      fix: setAddress('review', link, address),
    });
  },
};
