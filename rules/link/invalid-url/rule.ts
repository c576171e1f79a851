import type { Rule } from '../../engine/rule.ts';

/** Addresses in HTML only: schema validation reports those in fields. */
export const rule: Rule = {
  id: 'link/invalid-url',
  severity: 'warning',
  summary: 'No browser can read the address.',
  link({ href, check, html, place }, report) {
    if (!html || !check.ok || check.readable) return;
    report(
      place(),
      `"${href}" is no address that a browser can read, so the link leads nowhere. For example: https://shop.example/collagen`,
      { evidence: href },
    );
  },
};
