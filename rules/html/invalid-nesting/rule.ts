import { isAllowedTag } from '#transformer/html/allowList.ts';
import type { HtmlFault } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/invalid-nesting',
  severity: 'warning',
  summary: 'An element stands where browsers do not leave it.',
  html(field, report) {
    for (const fault of field.tree.faults) {
      if (fault.kind !== 'nesting' || (fault.name !== '#text' && !isAllowedTag(fault.name))) continue;
      report(field.place(fault), explain(fault), { evidence: field.html.slice(fault.start, fault.end) });
    }
  },
};

function explain({ name, around }: HtmlFault): string {
  if (name === '#text') {
    return `Text cannot stand directly in <${around}>; browsers move it in front of the table. Put it in a cell or in the caption.`;
  }
  switch (around) {
    case undefined:
      return `<${name}> is part of a table, and no table is open here, so browsers drop the tag. Write the <table> around it.`;
    case 'table':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      return `<${name}> cannot stand directly in <${around}>; browsers move it in front of the table. Put it in a cell.`;
    case 'a':
      return 'A link cannot stand in a link; browsers end the outer one here. Close it before this one begins.';
    case 'p':
      return `<${name}> cannot stand in a paragraph; browsers end the paragraph before it, and make an empty one behind it. Close the <p> before <${name}>.`;
    default:
      return `<${name}> cannot stand in <${around}>; browsers end the outer one here. Close it before this one begins.`;
  }
}
