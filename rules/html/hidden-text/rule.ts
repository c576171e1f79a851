import { meaningOf, sheetOf } from '#transformer/html/meaning.ts';
import { quoted } from '#transformer/validate/describeValue.ts';
import { attributesOf, type HtmlElement, isInside, someInside } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/hidden-text',
  severity: 'warning',
  summary: 'A text is hidden by its style, so readers do not see it.',
  html(field, report) {
    if (!/hidden|style/i.test(field.html)) return;
    const sheet = sheetOf(field.html);
    const isHidden = (element: HtmlElement): boolean =>
      meaningOf(element.name, attributesOf(element), sheet).isHidden;
    for (const element of field.tree.elements) {
      if (!isHidden(element) || isInside(element, isHidden)) continue;
      const text = field.textOf(element).trim();
      if (text === '' && !someInside(element, ({ name }) => name === 'img')) continue;
      report(
        field.place({ start: element.start, end: element.end }),
        `This text is hidden (${reasonOf(attributesOf(element))}), so readers do not see it: ${quoted(text)}. Remove the text, or remove what hides it.`,
        { evidence: text },
      );
    }
  },
};

function reasonOf({ hidden }: Readonly<Record<string, string>>): string {
  return hidden === undefined ? 'by its style' : 'the attribute "hidden"';
}
