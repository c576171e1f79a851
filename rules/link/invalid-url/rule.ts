import type { Rule } from '../../engine/rule.ts';

/** Addresses in HTML only: schema validation reports those in fields. */
export const rule: Rule = {
  id: 'link/invalid-url',
  severity: 'warning',
  summary: 'Invalid link.',
  link({ href, check, html, place }, report) {
    if (!html || !check.ok || check.readable) return;
    report(
      place(),
      `Invalid link: "${href}" is not a valid web address. Example: https://shop.example/collagen`,
      { evidence: href },
    );
  },
};
