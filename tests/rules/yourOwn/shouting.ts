import type { Rule } from 'pagewell/rules';

const shouted = /!{2,}|(?:\b[A-Z]{4,}\b[ !]*){2,}/g;

/** Our house style: no row of exclamation marks, no words in capitals. */
export const shouting: Rule = {
  id: 'house/shouting',
  severity: 'warning',
  summary: 'The text shouts.',
  help: 'https://wiki.our-house.example/style#shouting',
  text({ text, place }, report) {
    for (const { 0: part, index } of text.matchAll(shouted)) {
      report(place({ start: index, end: index + part.length }), `"${part}" shouts. Say it calmly.`, {
        evidence: part,
      });
    }
  },
};

export const rules = [shouting];
