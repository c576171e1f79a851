import { affiliateAttribute } from '../../../../contracts/affiliate.ts';
import { isAllowedAttribute, isAllowedTag } from '../../../../transformer/html/allowList.ts';
import { saysSponsored } from '../../../facts/isPaid.ts';
import { reportRemoval } from '../../../facts/removals.ts';
import { editText } from '../../../fixes.ts';
import { attributeOf, type HtmlAttribute, type HtmlElement } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';

/** Elements and attributes that rich text may not hold: the sanitiser takes them out by the same list. */
export const rule: Rule = {
  id: 'html/stripped',
  severity: 'warning',
  summary: 'An element or an attribute that rich text may not hold is taken out.',
  html(field, report) {
    const { elements } = field.tree;
    const refused = Map.groupBy(
      elements.filter(({ name }) => !isAllowedTag(name)),
      ({ name }) => name,
    );
    for (const [what, group] of refused) {
      const tags = group.map(({ start, contentStart }) => ({ start, end: contentStart }));
      reportRemoval(field, { kind: 'tag', what }, tags, report);
    }
    const attributes = Map.groupBy(elements.flatMap(refusedAttributes), ({ what }) => what);
    for (const [what, group] of attributes) {
      const places = group.map(({ attribute }) => attribute);
      // Readers never got the attribute, so without it they see the same.
      const edits = places.map(({ start, end }) => ({
        start: startOfBlanks(field.html, start),
        end,
        text: '',
      }));
      const fix = editText('safe', field.place(), field.html, edits);
      reportRemoval(field, { kind: 'attribute', what }, places, report, { fix });
    }
  },
};

interface RefusedAttribute {
  /** As `tag[attribute]`. */
  what: string;
  attribute: HtmlAttribute;
}

function refusedAttributes(element: HtmlElement): RefusedAttribute[] {
  const { name, attributes } = element;
  if (!isAllowedTag(name)) return [];
  return attributes
    .filter((attribute) => !isAllowedAttribute(name, attribute.name) || isFalseMark(element, attribute))
    .map((attribute) => ({ what: `${name}[${attribute.name}]`, attribute }));
}

/** The mark of an affiliate link on one that does not say that it is paid. */
function isFalseMark(element: HtmlElement, { name }: HtmlAttribute): boolean {
  return name === affiliateAttribute && !saysSponsored({ rel: attributeOf(element, 'rel')?.value ?? '' });
}

function startOfBlanks(html: string, end: number): number {
  let start = end;
  while (/\s/.test(html[start - 1] ?? '')) start--;
  return start;
}
