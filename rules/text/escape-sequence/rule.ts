import { anyOf } from '../../engine/anyOf.ts';
import { leftoversIn } from '../../engine/facts/leftovers.ts';
import type { Rule } from '../../engine/rule.ts';

const sequences: readonly RegExp[] = [
  /\\u(?:[\da-fA-F]{4}|\{[\da-fA-F]{1,6}\})|(?<!:)\\x(?:[89a-fA-F][\da-fA-F]|[0-7][\da-fA-F](?![\da-zA-Z]))/gu,
  /\\(?:["'“”‘’]|&(?:quot|apos|#0?3[49]|#82\d\d);)/gu,
  // After a sentence, before one, or twice: "C:\new" and "C:\temp" are paths.
  /(?:\\r)?\\n(?=\\[nrt]|\s|$|\p{Lu}|[-•*\d])|(?<=[.!?;,)”"]|[a-z]:)(?:\\r)?\\n|(?<=\\n)\\n|\\t(?=\s|$|\p{Lu}|\d)/gu,
  // Inside a word, unless it is a path segment or a LaTeX command.
  /(?<=[\p{L}\d.,;:!?)%])(?<!(?:[a-zA-Z]:|\\)\\\S{0,80})\\(?:t(?!(?:emp|mp|ests?|ools?|heta|imes|ext\w{0,9}|au|anh?|o|op|asks?|hemes?|emplates?)\b)|n(?!(?:u|e|eq|ew|ewline|ames?|odes?|ull|ot|otes?|etwork|abla|i|pm)\b))(?=\p{Ll})/gu,
];
const kinds = sequences.map((pattern) => ({ pattern }));

export const rule: Rule = {
  id: 'text/escape-sequence',
  severity: 'error',
  summary: 'Readers see the code of a character.',
  textPattern: anyOf(sequences),
  text(subject, report) {
    const [first, ...others] = leftoversIn(subject, kinds);
    if (!first) return;
    const times = others.length > 0 ? ` There are ${others.length + 1} of these in this text.` : '';
    report(
      first.place,
      `Readers see "${first.found}", which is the code of a character. Write the character itself, or start a new paragraph.${times}`,
      { evidence: first.found },
    );
  },
};
