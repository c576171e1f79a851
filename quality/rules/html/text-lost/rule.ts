import { elementOf, elementsWithFate } from '../../../../transformer/html/elements.ts';
import { inOneLine } from '../../../../transformer/html/textOfHtml.ts';
import { quoted } from '../../../../transformer/validate/describeValue.ts';
import { decodeText, type HtmlElement } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';

/** Browsers never show what is in these: no reader loses it. */
const neverShown: ReadonlySet<string> = new Set(
  elementsWithFate('dropped').filter((name) => elementOf(name).isHidden),
);

const dropped: ReadonlySet<string> = new Set(
  elementsWithFate('dropped').filter((name) => !neverShown.has(name)),
);

/** Text for readers that goes with the element it stands in, or that a torn tag swallows. */
export const rule: Rule = {
  id: 'html/text-lost',
  severity: 'error',
  summary: 'Text for readers is lost with the markup it stands in.',
  html(field, report) {
    for (const element of field.tree.elements) {
      if (!dropped.has(element.name) || isInside(element, dropped) || isInside(element, neverShown)) continue;
      // What is dropped is no text of the field, so its tags are taken out here.
      const content = field.html.slice(element.contentStart, element.contentEnd);
      const text = inOneLine(decodeText(content.replace(/<[^<>]*>/g, ' ')));
      if (!/\p{L}/u.test(text)) continue;
      report(
        field.place({ start: element.contentStart, end: element.contentEnd }),
        `Readers lose the text ${quoted(text)}, because <${element.name}> goes with all that is in it. Write the text outside of it.`,
        { evidence: text },
      );
    }
    const torn = field.tree.faults.find(({ kind }) => kind === 'unclosed-tag');
    if (!torn) return;
    report(
      field.place(torn),
      'The text ends inside a tag, so everything from its "<" on is lost. Close the tag, or write "&lt;" where a less-than sign is meant.',
      { evidence: field.html.slice(torn.start, torn.end) },
    );
  },
};

function isInside(element: HtmlElement, names: ReadonlySet<string>): boolean {
  for (let around = element.parent; around; around = around.parent) if (names.has(around.name)) return true;
  return false;
}
