import type { HtmlElement } from '../../html/htmlTree.ts';
import type { Rule } from '../../rule.ts';

const bold: ReadonlySet<string> = new Set(['b', 'strong']);

/** Longer ones are sentences that matter, not headings. In characters. */
const longestHeading = 70;

/** Somebody's name, as it stands below a letter or above what they do. */
const personOfTitle =
  /, ?(?:M\.?D\.?|D\.?O\.?|Ph\.?D\.?|R\.?D\.?|R\.?N\.?|N\.?P\.?|PharmD|DDS|DMD|DPT|MPH|LCSW|PsyD)$/;

/** Paragraphs that look like headings and are none: nobody can jump to them. */
export const fakeHeading: Rule = {
  id: 'a11y/fake-heading',
  severity: 'warning',
  summary: 'A bold paragraph serves as a heading.',
  elements: {
    p(element, field, report) {
      if (!isAllBold(element, field.html)) return;
      const text = field.textOf(element).trim();
      if (text.length === 0 || text.length > longestHeading || /[.!?;,…]["'”’)]?$/.test(text)) return;
      if (personOfTitle.test(text)) return;
      if (!isFollowedByText(element, field.tree.children)) return;
      report(
        field.place({ start: element.start, end: element.end }),
        'This bold paragraph looks like a heading, but nobody can jump to it. Make it a heading.',
        { evidence: text },
      );
    },
  },
};

/** Whether the element holds one bold text, and besides it nothing but blanks and a colon. */
function isAllBold({ children }: HtmlElement, html: string): boolean {
  let marks = 0;
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (child?.kind === 'element') {
      if (!bold.has(child.name)) return false;
      marks++;
    } else if (child?.kind === 'text' && !/^[\s:]*$/.test(html.slice(child.start, child.end))) return false;
  }
  return marks === 1;
}

/** Whether a paragraph or a list comes next: a bold line at the end of a text heads nothing. */
function isFollowedByText(
  element: HtmlElement,
  roots: HtmlElement['children'] | readonly HtmlElement['children'][number][],
): boolean {
  const siblings = element.parent?.children ?? roots;
  const next = siblings.slice(siblings.indexOf(element) + 1).find(({ kind }) => kind === 'element');
  return next?.kind === 'element' && ['p', 'ul', 'ol', 'dl', 'table'].includes(next.name);
}
