import { anyOf } from '../../../anyOf.ts';
import { leftoversIn } from '../../../facts/leftovers.ts';
import { surroundingsOf } from '../../../facts/surroundings.ts';
import type { Rule } from '../../../rule.ts';

/** Marks that chatbots put into their answers, and what they say of themselves. */
const marks: readonly RegExp[] = [
  /:contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?|\[?oai_?cit\w{0,10}(?::\d{1,3})?\]?/gu,
  /【\d{1,3}(?::\d{1,3})?†[^】]{0,80}】/gu,
  /\uE200[^\uE200-\uE202]{0,40}(?:\uE202[^\uE200-\uE202]{0,40}){0,9}\uE201|\bturn\d{1,3}[a-z]{4,6}\d{1,3}\b/gu,
  /\[cite(?:_start|: ?\d[\d, ]{0,40})\]|\[(?:web|attached_file|file):\d{1,3}\]/gu,
  /\butm_source=(?:chatgpt\.com|openai|perplexity)\b/gu,
];

const speechOfItself: readonly RegExp[] = [
  /\b[Aa]s an? (?:AI|large) language model(?=,| I\b)|\b[Aa]s an AI(?: model| assistant| chatbot)?(?=, I\b)/gu,
  /\bI(?:['’]m| am) (?:just |only )?an? (?:(?:large |AI )?language model|AI)\b/gu,
  /\b(?:[Mm]y (?:knowledge cutoff|training data)|[Aa]s of my last (?:knowledge |training )?update)\b/gu,
  /(?<!\p{L})[Cc]omo (?:un )?modelo de lenguaje(?: de IA)?(?=,| no )|(?<!\p{L})[Cc]omo (?:una )?(?:IA|inteligencia artificial)(?=, no )/gu,
  /(?<!\p{L})mi (?:fecha de corte|última actualización de conocimientos)(?!\p{L})/gu,
];

/** How they begin and end an answer. A person may write so to a reader. */
const speechToUser: readonly RegExp[] = [
  /\bCertainly! (?:Here(?:['’]s| is| are)|Below is)\b/gu,
  /\b(?:Sure|Of course|Absolutely)[!,] [Hh]ere(?:['’]s| is| are) (?:an?|the|your|some) (?:[a-z-]+ ){0,3}(?:version|article|draft|summary|outline|paragraph|introduction|table)\b/gu,
  /\b[Hh]ere(?:['’]s| is) (?:an?|the|your) (?:revised|rewritten|polished|shortened|SEO-optimized) (?:version|draft|article|text|paragraph)\b/gu,
  /\bI hope (?:this|that) helps(?=\s*[.!]|\s*$)/gu,
  /\b(?:[Ll]et me know if you(?:['’]d| would) like (?:me to|any (?:changes|adjustments))|[Ww]ould you like me to)\b/gu,
  /(?<!\p{L})(?:Claro|Claro que sí|Por supuesto)!? Aquí (?:tienes|tiene|está)(?!\p{L})/gu,
  /(?<!\p{L})[Ee]spero que esto (?:te|le|les) (?:ayude|sirva|sea útil)(?=\s*[.!]|\s*$)/gu,
  /¿(?:Quieres|Te gustaría) que (?:te )?(?:prepare|escriba|convierta|resuma|adapte|añada)(?!\p{L})/gu,
];

const kinds = [
  ...marks.map((pattern) => ({ pattern, severity: 'error', isSpeech: false }) as const),
  ...speechOfItself.map((pattern) => ({ pattern, severity: 'error', isSpeech: true }) as const),
  ...speechToUser.map((pattern) => ({ pattern, severity: 'warning', isSpeech: true }) as const),
];

/** Blocks in which people speak to others. */
const voices: ReadonlySet<string | undefined> = new Set([
  'top-comments',
  'testimonial',
  'quote',
  'lived-experience',
]);

/** What is left of a chatbot's answer. */
export const rule: Rule = {
  id: 'text/chatbot',
  severity: 'error',
  summary: 'The text holds a part of a chatbot’s answer.',
  textPattern: anyOf(kinds.map(({ pattern }) => pattern)),
  text(subject, report) {
    for (const { found, place, index, kind } of leftoversIn(subject, kinds)) {
      const range = { start: index, end: index + found.length };
      if (kind.isSpeech && (voices.has(subject.block?.type) || surroundingsOf(subject, range).isQuoted))
        continue;
      report(
        place,
        kind.isSpeech
          ? `"${found}" is what a chatbot says to the person it works for. Take it out, and check what it wrote.`
          : `"${found}" is a mark that a chatbot left. Take it out, name the source, and check what the chatbot wrote.`,
        { evidence: found, severity: kind.severity },
      );
    }
  },
};
