import { editText } from '../../engine/fixes.ts';
import type { Rule } from '../../engine/rule.ts';

/** A doubly encoded ampersand, and the intended entity. */
const doubled =
  /&amp;(?:amp;)*(?=(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|mdash|ndash|rsquo|lsquo|rdquo|ldquo|deg|frac12|eacute|#\d{2,5}|#x[0-9a-f]{2,5});)/gi;

export const rule: Rule = {
  id: 'html/double-encoded',
  severity: 'warning',
  summary: 'An HTML entity was encoded twice, so readers see its code.',
  textPattern: doubled,
  text({ text, html, place }, report) {
    if (!html) return;
    const found = [...text.matchAll(doubled)].map(({ 0: part, index }) => ({
      start: index,
      end: index + part.length,
    }));
    const [first] = found;
    if (!first) return;
    const offset = place().within?.start ?? 0;
    const seen = /^&[^;]{1,10};/.exec(`&${text.slice(first.end, first.end + 12)}`)?.[0] ?? '&';
    const edits = found.map(({ start, end }) => ({ start: start + offset, end: end + offset, text: '&' }));
    report(
      place({ start: first.start, end: first.end + seen.length - 1 }),
      `Readers see the code "${seen}" here, because the ampersand was encoded twice. Write ${seen}.`,
      {
        evidence: text.slice(first.start, first.end + seen.length - 1),
        fix: editText('review', html.place(), html.html, edits),
      },
    );
  },
};
