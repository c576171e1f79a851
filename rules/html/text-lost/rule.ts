import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/text-lost',
  severity: 'error',
  summary: 'Text is lost after a "<" whose tag is never closed.',
  html(field, report) {
    const torn = field.tree.faults.find(({ kind }) => kind === 'unclosed-tag');
    if (!torn) return;
    report(
      field.place(torn),
      'A tag is not closed, so all text from its "<" on is lost. Close the tag, or write "&lt;" for a less-than sign.',
      { evidence: field.html.slice(torn.start, torn.end) },
    );
  },
};
