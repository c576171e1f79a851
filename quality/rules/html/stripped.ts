import { editText } from '../../fixes.ts';
import type { Rule } from '../../rule.ts';
import { removedAttributes, removedTags, reportRemoval } from './removals.ts';

/** Elements and attributes that rich text may not hold. */
export const stripped: Rule = {
  id: 'html/stripped',
  severity: 'warning',
  summary: 'An element or an attribute that rich text may not hold is taken out.',
  mendedHtml(field, report) {
    for (const removal of field.removals) {
      if (removal.kind === 'tag') reportRemoval(field, removal, removedTags(field, removal), report);
      if (removal.kind !== 'attribute') continue;
      const attributes = removedAttributes(field, removal);
      // Readers never got the attribute, so without it they see the same.
      const edits = attributes.map(({ start, end }) => ({
        ...withBlanksBefore(field.html, start, end),
        text: '',
      }));
      const fix = edits.length > 0 ? { fix: editText('safe', field.place(), field.html, edits) } : {};
      reportRemoval(field, removal, attributes, report, fix);
    }
  },
};

function withBlanksBefore(html: string, start: number, end: number) {
  let first = start;
  while (/\s/.test(html[first - 1] ?? '')) first--;
  return { start: first, end };
}
