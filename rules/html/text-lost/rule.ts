import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/text-lost',
  severity: 'error',
  summary: 'Text for readers is lost behind a "<" that begins a tag and never ends it.',
  html(field, report) {
    const torn = field.tree.faults.find(({ kind }) => kind === 'unclosed-tag');
    if (!torn) return;
    report(
      field.place(torn),
      'The text ends inside a tag, so everything from its "<" on is lost. Close the tag, or write "&lt;" where a less-than sign is meant.',
      { evidence: field.html.slice(torn.start, torn.end) },
    );
  },
};
