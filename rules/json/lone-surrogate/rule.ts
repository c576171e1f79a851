import type { Rule } from '../../engine/rule.ts';

const surrogate = /\p{Surrogate}/u;

export const rule: Rule = {
  id: 'json/lone-surrogate',
  severity: 'error',
  summary: 'A text holds half a character.',
  textPattern: surrogate,
  text({ text, place }, report) {
    const index = text.search(surrogate);
    if (index === -1) return;
    const unit = text.charCodeAt(index).toString(16).toUpperCase();
    report(
      place({ start: index, end: index + 1 }),
      `Half a character stands here (\\u${unit}), which readers see as a box with a question mark. It is usually what is left of an emoji that a program cut in two. Take it out, or write the character anew.`,
      { evidence: `U+${unit}` },
    );
  },
};
