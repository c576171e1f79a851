import { editText } from '../../engine/fixes.ts';
import { someInside } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/empty-heading',
  severity: 'error',
  summary: 'A heading has no text.',
  heading(heading, report) {
    if (/[^\s\u00A0\u200B\uFEFF]/.test(heading.text)) return;
    const { html } = heading;
    if (!html) {
      report(heading.place(), 'This heading has no text. Add text, or remove the heading.');
      return;
    }
    const { element, field } = html;
    if (someInside(element, ({ name }) => name === 'img')) return;
    report(field.placeOfTag(element), 'This heading has no text. Add text, or remove the heading.', {
      evidence: field.html.slice(element.start, element.end),
      fix: editText('review', field.place(), field.html, [
        { start: element.start, end: element.end, text: '' },
      ]),
    });
  },
};
