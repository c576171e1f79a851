import type { Severity } from '#transformer/problems/problem.ts';
import { anyOf } from '../../engine/anyOf.ts';
import type { Rule } from '../../engine/rule.ts';

/** U+FFFD, and the character references that browsers replace by it: its own, and lone surrogates. */
const lost =
  /\uFFFD|&#(?:[xX]0{0,9}(?:[fF]{3}[dD]|[dD][89a-fA-F][\da-fA-F]{2})|0{0,9}(?:65533|55(?:29[6-9]|[3-9]\d\d)|56\d{3}|57(?:[0-2]\d\d|3[0-3]\d|34[0-3])))(?![\da-fA-F]);?/gu;

/** The µ of a unit after an export to a small character set: "5 ?g". */
const lostOfUnit = /(?<=\d ?)\?(?=(?:g|mol|[lLmM])(?![\p{L}\d]))/gu;

const nearby = 12;

export const rule: Rule = {
  id: 'text/lost-character',
  severity: 'error',
  summary: 'A character of the text was lost.',
  textPattern: anyOf([lost, lostOfUnit]),
  text(subject, report) {
    reportLost(lost, 'readers see �', 'error');
    reportLost(lostOfUnit, 'readers see "?"', 'warning');

    function reportLost(pattern: RegExp, seen: string, severity: Severity): void {
      const { text, place } = subject;
      const [first, ...others] = [...text.matchAll(pattern)];
      if (!first) return;
      const { 0: found, index } = first;
      const end = index + found.length;
      const around = text.slice(Math.max(0, index - nearby), end + nearby).trim();
      const times = others.length > 0 ? ` There are ${others.length + 1} of them in this text.` : '';
      report(
        place({ start: index, end }),
        `A character was lost here ("${around}"), and ${seen}. Check the original: it may be a unit, such as µ in "5 µg".${times}`,
        { evidence: around, severity },
      );
    }
  },
};
