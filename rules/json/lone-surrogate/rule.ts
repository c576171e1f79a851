import type { Rule } from '../../engine/rule.ts';

const surrogate = /\p{Surrogate}/u;

export const rule: Rule = {
  id: 'json/lone-surrogate',
  severity: 'error',
  summary: 'A text contains a broken character.',
  textPattern: surrogate,
  text({ text, place }, report) {
    const index = text.search(surrogate);
    if (index === -1) return;
    const unit = text.charCodeAt(index).toString(16).toUpperCase();
    report(
      place({ start: index, end: index + 1 }),
      `There is a broken character here (\\u${unit}), which readers see as a box with a question mark. It is usually half of an emoji. Remove it, or type the character again.`,
      { evidence: `U+${unit}` },
    );
  },
};
