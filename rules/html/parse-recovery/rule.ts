import { isAllowedTag } from '#transformer/html/allowList.ts';
import { editText } from '../../engine/fixes.ts';
import type { HtmlFault } from '../../engine/html/htmlTree.ts';
import type { Details, Rule } from '../../engine/rule.ts';
import type { HtmlSubject } from '../../engine/subjects/subjects.ts';

/** Browsers create an element for `</p>` and `</br>`, and `</h2>` closes `<h3>`. */
const closeWithoutOpening: ReadonlySet<string> = new Set(['p', 'br', 'h2', 'h3', 'h4']);

export const rule: Rule = {
  id: 'html/parse-recovery',
  severity: 'warning',
  summary: 'An HTML element is not closed, or a closing tag has no opening tag.',
  html(field, report) {
    for (const fault of field.tree.faults) {
      // Content that is removed whole is reported elsewhere.
      if (!isAllowedTag(fault.name)) continue;
      const { kind, name } = fault;
      const evidence = field.html.slice(fault.start, fault.end);
      if (kind === 'unclosed') {
        report(
          field.place(fault),
          `This <${name}> is not closed, so browsers guess where it ends. Add </${name}> where it ends.`,
          { evidence },
        );
      }
      if (kind === 'stray-end') {
        report(field.place(fault), `This </${name}> has no opening <${name}>. Remove it.`, {
          evidence,
          ...fixOf(field, fault),
        });
      }
    }
  },
};

function fixOf(field: HtmlSubject, { name, start, end }: HtmlFault): Pick<Details, 'fix'> {
  const kind = closeWithoutOpening.has(name) ? 'review' : 'safe';
  return { fix: editText(kind, field.place(), field.html, [{ start, end, text: '' }]) };
}
