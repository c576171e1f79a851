import { isAllowedTag } from '#transformer/html/allowList.ts';
import type { HtmlFault } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/invalid-nesting',
  severity: 'warning',
  summary: 'An element is nested where HTML does not allow it.',
  html(field, report) {
    for (const fault of field.tree.faults) {
      if (fault.kind !== 'nesting' || (fault.name !== '#text' && !isAllowedTag(fault.name))) continue;
      report(field.place(fault), explain(fault), { evidence: field.html.slice(fault.start, fault.end) });
    }
  },
};

function explain({ name, around }: HtmlFault): string {
  if (name === '#text') {
    return `Text is not allowed directly in <${around}>: browsers move it before the table. Put it in a cell or in the caption.`;
  }
  switch (around) {
    case undefined:
      return `<${name}> is not in a table, so browsers ignore the tag. Put it into a <table>.`;
    case 'table':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      return `<${name}> is not allowed directly in <${around}>: browsers move it before the table. Put it in a cell.`;
    case 'a':
      return 'A link is not allowed in a link: browsers end the outer link here. Close the outer link before this one.';
    case 'p':
      return `<${name}> is not allowed in a paragraph: browsers end the paragraph before it and add an empty one after it. Close the <p> before <${name}>.`;
    default:
      return `<${name}> is not allowed in <${around}>: browsers end the outer element here. Close it before <${name}>.`;
  }
}
