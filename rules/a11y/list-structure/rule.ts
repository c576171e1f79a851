import type { HtmlElement } from '../../engine/html/htmlTree.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { HtmlSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: 'a11y/list-structure',
  severity: 'warning',
  summary: 'A list contains something other than list items, or a list item is outside of a list.',
  elements: {
    ul: checkList,
    ol: checkList,
    li(element, field, report) {
      const around = element.parent?.name;
      if (around === 'ul' || around === 'ol') return;
      report(field.placeOfTag(element), 'This list item is not in a list. Put it into <ul> or <ol>.', {
        evidence: field.html.slice(element.start, element.contentStart),
      });
    },
  },
};

function checkList(element: HtmlElement, field: HtmlSubject, report: Report): void {
  const wrong = element.children.find(
    (child) =>
      (child.kind === 'element' && child.name !== 'li') ||
      (child.kind === 'text' && /\S/.test(field.html.slice(child.start, child.end))),
  );
  if (!wrong) return;
  const end = wrong.kind === 'element' ? wrong.contentStart : wrong.end;
  const content = wrong.kind === 'element' ? `<${wrong.name}>` : 'Text';
  report(
    field.place({ start: wrong.start, end }),
    `${content} is directly in <${element.name}>, which must contain only list items. Put it into an <li>.`,
    { evidence: field.html.slice(wrong.start, end) },
  );
}
