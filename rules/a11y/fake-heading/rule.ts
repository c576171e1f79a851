import type { HtmlElement } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

const bold: ReadonlySet<string> = new Set(['b', 'strong']);

/** In characters. Longer ones are emphasised sentences, not headings. */
const longestHeading = 70;

const personOfTitle =
  /, ?(?:M\.?D\.?|D\.?O\.?|Ph\.?D\.?|R\.?D\.?|R\.?N\.?|N\.?P\.?|PharmD|DDS|DMD|DPT|MPH|LCSW|PsyD)$/;

/** Elements that a heading can precede: a bold line at the end of a text is no heading. */
const headed: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'dl', 'table']);

export const rule: Rule = {
  id: 'a11y/fake-heading',
  severity: 'warning',
  summary: 'A bold paragraph is used as a heading.',
  html(field, report) {
    for (const siblings of Map.groupBy(field.tree.elements, ({ parent }) => parent).values()) {
      for (const [index, element] of siblings.entries()) {
        const next = siblings[index + 1];
        if (element.name !== 'p' || !next || !headed.has(next.name)) continue;
        const text = field.textOf(element);
        if (!isAllBold(element, field.html) || !readsLikeHeading(text)) continue;
        report(
          field.place({ start: element.start, end: element.end }),
          'This bold paragraph looks like a heading, but is not one: readers cannot jump to it. Make it a heading.',
          { evidence: text },
        );
      }
    }
  },
};

function readsLikeHeading(text: string): boolean {
  if (text.length === 0 || text.length > longestHeading) return false;
  return !/[.!?;,…]["'”’)]?$/.test(text) && !personOfTitle.test(text);
}

function isAllBold({ children }: HtmlElement, html: string): boolean {
  const marks = children.filter(({ kind }) => kind === 'element');
  return (
    marks.length === 1 &&
    children.every((child) =>
      child.kind === 'text'
        ? /^[\s:]*$/.test(html.slice(child.start, child.end))
        : child.kind === 'comment' || bold.has(child.name),
    )
  );
}
