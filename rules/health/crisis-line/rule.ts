import type { Rule } from '../../engine/rule.ts';

/** Excludes suicide genes and cells. */
const crisis =
  /\b(?:suicid(?:e|al)(?! genes?\b)|self[- ]harm|harm(?:ing)? (?:yourself|themselves)(?! (?:with|by)\b)|(?<!\bcells? (?:to )?)kill(?:ing)? (?:yourself|themselves)|end(?:ing)? (?:your|their) (?:own )?li(?:fe|ves))\b/i;

const help =
  /lifeline|\b988|\b(?:911|112|999|116 ?123|3114|024|13 ?11 ?14|0800|1737|emergency (?:number|services|room|department)|crisis (?:line|text|center)|samaritans|hotline|helpline)\b/i;

export const rule: Rule = {
  id: 'health/crisis-line',
  severity: 'warning',
  summary: 'The article mentions suicide or self-harm without a crisis line.',
  article({ fields, texts, links, blocksOf }, report) {
    const first = fields.find(({ html }) => crisis.test(html));
    const match = first && crisis.exec(first.html);
    if (!match) return;
    if (links.some(({ href }) => isHelp(href)) || texts.some(({ text }) => help.test(text))) return;
    if (blocksOf('note').some(({ data }) => (data.telephones ?? []).length > 0)) return;
    report(
      first.place({ start: match.index, end: match.index + match[0].length }),
      'The article mentions suicide or self-harm, but names no crisis line. Add a line that answers at any hour, such as 988 in the United States.',
      { evidence: match[0] },
    );
  },
};

function isHelp(href: string): boolean {
  return /^\s*tel:/i.test(href) || help.test(href);
}
