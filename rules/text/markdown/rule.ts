import { anyOf } from '../../engine/anyOf.ts';
import type { Rule } from '../../engine/rule.ts';

const marks: readonly RegExp[] = [
  // Asterisks of footnotes and significance levels occur alone or in threes.
  /(?<![*\w])\*\*(?=[^\s*])[^*]{1,200}(?<=\S)\*\*(?!\*)/gu,
  /(?<![_\w])__(?=[^\s_])[^_]{1,200}(?<=\S)__(?![_\w])/gu,
  /\[[^[\]]{1,200}\]\((?:https?:\/\/|\/|#|mailto:)[^()\s]{0,500}\)/gu,
  /^#{2,6} \S.{0,100}/gu,
  /^# (?=\p{Lu})(?!Of\b).{1,100}/gu,
];

export const rule: Rule = {
  id: 'text/markdown',
  severity: 'warning',
  summary: 'Readers see Markdown code.',
  textPattern: anyOf(marks),
  text({ text, html, place }, report) {
    for (const { 0: found, index } of marks.flatMap((mark) => [...text.matchAll(mark)])) {
      const remedy = html
        ? 'Use <strong>, <a> or a heading.'
        : 'This field allows only plain text: remove the Markdown.';
      report(
        place({ start: index, end: index + found.length }),
        `Readers see the Markdown code "${found}". ${remedy}`,
        { evidence: found },
      );
    }
  },
};
