import type { Rule } from '../../../rule.ts';

/** Addresses that stand for one that is still to come. */
const nowhere = /^\s*(?:#|mailto:|tel:|https?:\/{0,2})?\s*$/i;

/** What leads to the top of the page on purpose says so. */
const toTheTop = /\b(?:top|up|start|beginning)\b|↑|⬆/i;

/** Links that were made before anybody knew where they lead. */
export const rule: Rule = {
  id: 'link/nowhere',
  severity: 'warning',
  summary: 'A link leads nowhere.',
  link({ href, text, html, place }, report) {
    if (!nowhere.test(href) || (html && href.trim() === '#' && toTheTop.test(text ?? ''))) return;
    const what = /^\s*(?:mailto|tel):/i.test(href) ? 'names nobody' : 'leads nowhere';
    report(
      place(),
      `The address "${href.trim()}" ${what}. Write the one that is meant, or take the link out.`,
      {
        evidence: text || href,
      },
    );
  },
};
