import type { Rule } from '../../../rule.ts';

/** Addresses that stand for one that is still to come, without the blanks around them. */
const nowhere = /^(?:#|mailto:|tel:|https?:\/{0,2})?$/i;

/** What leads to the top of the page on purpose says so. */
const toTheTop = /\b(?:top|up|start|beginning)\b|↑|⬆/i;

/** Links that were made before anybody knew where they lead. */
export const rule: Rule = {
  id: 'link/nowhere',
  severity: 'warning',
  summary: 'A link leads nowhere.',
  link({ href, text, html, place }, report) {
    const address = href.trim();
    if (!nowhere.test(address) || (html && address === '#' && toTheTop.test(text ?? ''))) return;
    const what = /^(?:mailto|tel):/i.test(address) ? 'names nobody' : 'leads nowhere';
    report(place(), `The address "${address}" ${what}. Write the one that is meant, or take the link out.`, {
      evidence: text || href,
    });
  },
};
