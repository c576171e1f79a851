import type { Rule } from '../../engine/rule.ts';

const nowhere = /^(?:#|mailto:|tel:|https?:\/{0,2})?$/i;

/** Text of intended links to the top of the page. */
const toTheTop = /\b(?:top|up|start|beginning)\b|↑|⬆/i;

export const rule: Rule = {
  id: 'link/nowhere',
  severity: 'warning',
  summary: 'A link has no target.',
  link({ href, text, html, place }, report) {
    const address = href.trim();
    if (!nowhere.test(address) || (html && address === '#' && toTheTop.test(text ?? ''))) return;
    const fault = /^(?:mailto|tel):/i.test(address) ? 'has no recipient' : 'has no target';
    report(place(), `Broken link: "${address}" ${fault}. Enter the right address, or remove the link.`, {
      evidence: text || href,
    });
  },
};
