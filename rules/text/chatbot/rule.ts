import { anyOf } from '../../engine/anyOf.ts';
import { leftoversIn } from '../../engine/facts/leftovers.ts';
import { surroundingsOf } from '../../engine/facts/surroundings.ts';
import type { Rule } from '../../engine/rule.ts';

const marks: readonly RegExp[] = [
  /:contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?|\[?oai_?cit\w{0,10}(?::\d{1,3})?\]?/gu,
  /【\d{1,3}(?::\d{1,3})?†[^】]{0,80}】/gu,
  /\uE200[^\uE200-\uE202]{0,40}(?:\uE202[^\uE200-\uE202]{0,40}){0,9}\uE201|\bturn\d{1,3}[a-z]{4,6}\d{1,3}\b/gu,
  /\[cite(?:_start|: ?\d[\d, ]{0,40})\]|\[(?:web|attached_file|file):\d{1,3}\]/gu,
  /\butm_source=(?:chatgpt\.com|openai|perplexity)\b/gu,
  /(?:<|&lt;|&#0?60;)(?:\/?think(?:ing)?|\|[a-z_]{2,20}\|)(?:>|&gt;|&#0?62;)/gu,
];

/** First person only: "As an AI model, ChatGPT can be wrong" is a statement about it. */
const selfReferences: readonly RegExp[] = [
  /\b[Aa]s an? (?:(?:AI |large )?language model|AI(?: model| assistant| chatbot)?)(?: (?:developed|created|trained|made|built) by [\w ]{2,30})?(?=,? (?:I|my|it (?:is|would be) (?:im)?possible for me)\b)/gu,
  /\bI(?:['’]m| am) (?:just |only )?an? (?:(?:large |AI )?language model|AI(?: (?:model|assistant|chatbot))?)(?=[.,;:!]|$| (?:and|but|so|that|without|trained|developed|created|made|built|designed)\b)/gu,
  /\b(?:[Mm]y knowledge cutoff|[Aa]s of my last (?:knowledge|training) update)\b/gu,
  /\bI(?: can['’]t| cannot|(?: am|['’]m) (?:unable|not able) to) (?:assist with|comply with|fulfill) (?:that|this|your) request\b/gu,
  /(?<!\p{L})[Cc]omo (?:una? )?(?:modelo de lenguaje(?: de IA)?|IA|inteligencia artificial|asistente de IA)(?: (?:desarrollad|cread|entrenad)[oa] por [\p{L} ]{2,30})?(?=,? (?:no )?(?:puedo|tengo|soy|estoy|debo|carezco|mi|yo)(?!\p{L}))/gu,
  /(?<!\p{L})mi (?:fecha de corte|última actualización de conocimientos)(?!\p{L})/gu,
];

/** Opening and closing phrases of an answer. A person may write so to a reader. */
const speechToUser: readonly RegExp[] = [
  /\b(?:Certainly|Great question)! (?:Below is|Here(?:['’]s| is| are) (?:an?|the|your|some|\d{1,2}) (?:[\w-]+ ){0,3}(?:list|tips|ways|guide|breakdown|overview|explanation|examples?|translation|post|rewrite|version|article|draft|summary|outline|paragraph|introduction|table))\b/gu,
  /\b(?:[Ii] apologize|[Ii](?:['’]m| am) (?:really |very |so )?sorry),(?: but)? (?:I|as an AI)(?: (?:can['’]t|cannot|am (?:unable|not able) to)|['’]m (?:unable|not able) to) (?:help|assist|provide|offer|discuss|create|generate|write|continue|give)\b/gu,
  /\bI(?: can['’]t| cannot| don['’]t|(?: am|['’]m) (?:unable|not able) to) (?:provide|offer|give) (?:personal(?:ized)? |specific )?medical advice, but (?=I can\b|here\b)/gu,
  /\bI (?:do not|don['’]t) have (?:personal (?:experiences?|opinions?|feelings|beliefs)|access to (?:real-time|your (?:personal|medical)))\b/gu,
  /\b(?:[Mm]y training data(?! for\b)|[Aa]s of my last update)\b/gu,
  /\b(?:Sure|Of course|Absolutely)[!,] [Hh]ere(?:['’]s| is| are) (?:an?|the|your|some) (?:[\w-]+ ){0,3}(?:version|article|draft|summary|outline|paragraph|introduction|table)\b/gu,
  /\b[Hh]ere(?:['’]s| is) (?:an?|the|your) (?:revised|rewritten|polished|shortened|SEO-optimized) (?:version|draft|article|text|paragraph)\b/gu,
  /\bI hope (?:this|that) helps(?= ?[.!]|$)/gu,
  /\b(?:[Ll]et me know if you(?:['’]d| would) like (?:me to|any (?:changes|adjustments))|[Ww]ould you like me to)\b/gu,
  /(?<!\p{L})(?:Claro|Claro que sí|Por supuesto)!? Aquí (?:tienes|tiene|está)(?!\p{L})/gu,
  /(?<!\p{L})[Ee]spero que esto (?:te|le|les) (?:ayude|sirva|sea útil)(?= ?[.!]|$)/gu,
  /(?<!\p{L})[Ll]o siento,? pero no puedo (?:ayudar(?:te|le)?(?: con)|proporcionar|ofrecer|generar|continuar)(?!\p{L})/gu,
  /(?<!\p{L})[Nn]o puedo (?:dar|ofrecer|proporcionar)(?:te|le)? (?:consejos?|asesoramiento) médicos?, pero(?= (?:puedo|aquí))/gu,
  /¿(?:Quieres|Te gustaría) que (?:te )?(?:prepare|escriba|convierta|resuma|adapte|añada)(?!\p{L})/gu,
];

const kinds = [
  ...marks.map((pattern) => ({ pattern, severity: 'error', isSpeech: false }) as const),
  ...selfReferences.map((pattern) => ({ pattern, severity: 'error', isSpeech: true }) as const),
  ...speechToUser.map((pattern) => ({ pattern, severity: 'warning', isSpeech: true }) as const),
];

const voices: ReadonlySet<string | undefined> = new Set([
  'top-comments',
  'testimonial',
  'quote',
  'lived-experience',
]);

export const rule: Rule = {
  id: 'text/chatbot',
  severity: 'error',
  summary: 'The text contains a part of a chatbot’s answer.',
  elements: {
    // `<think>` opens a model's reasoning, which would be shown as text.
    think: (element, field, report) =>
      report(field.placeOfTag(element), markMessage('<think>'), { evidence: '<think>' }),
  },
  textPattern: anyOf(kinds.map(({ pattern }) => pattern)),
  text(subject, report) {
    for (const { found, place, index, kind } of leftoversIn(subject, kinds)) {
      const range = { start: index, end: index + found.length };
      if (kind.isSpeech && (voices.has(subject.block?.type) || surroundingsOf(subject, range).isQuoted))
        continue;
      report(
        place,
        kind.isSpeech
          ? `"${found}" is a chatbot’s answer to its user. Remove it, and check the text that the chatbot wrote.`
          : markMessage(found),
        { evidence: found, severity: kind.severity },
      );
    }
  },
};

const markMessage = (mark: string): string =>
  `"${mark}" is a citation mark of a chatbot. Remove it, add the real source, and check the text that the chatbot wrote.`;
