import { setAddress } from '../../engine/facts/setAddress.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'link/protocol-relative',
  severity: 'warning',
  summary: 'A link begins with two slashes instead of https://.',
  link(link, report) {
    const { href } = link;
    const text = href.trim();
    if (!/^\/\/[^/\\]/.test(text)) return;
    report(link.place(), `"${text}" has no https:. Write https:${text}.`, {
      evidence: href,
      fix: setAddress('safe', link, `https:${text}`),
    });
  },
};
