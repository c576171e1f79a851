import { reportRemoval } from '../../engine/facts/removals.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/unsafe-link',
  severity: 'warning',
  summary: 'A link in the HTML has an unsafe address, so the link is removed.',
  link({ href, check, html, place }, report) {
    if (!html || check.ok || href.startsWith('#')) return;
    reportRemoval(html.field, { kind: 'link', detail: href }, [place().within], report);
  },
};
