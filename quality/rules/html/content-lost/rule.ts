import { elementOf } from '../../../../transformer/html/elements.ts';
import { explainLostContent, lostContentOf } from '../../../../transformer/html/lostContent.ts';
import { inOneLine } from '../../../../transformer/html/textOfHtml.ts';
import { quoted } from '../../../../transformer/validate/describeValue.ts';
import { attributesOf, decodeText, type HtmlElement, isInside } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';
import type { HtmlSubject } from '../../../subjects/subjects.ts';

/** Films, sounds, drawings, formulas and forms, and text in what goes with all that is in it: readers lose them. */
export const rule: Rule = {
  id: 'html/content-lost',
  severity: 'error',
  summary: 'A film, a sound, a drawing, a form or a text is lost: rich text cannot hold it.',
  html(field, report) {
    for (const element of field.tree.elements) {
      const { fate, isHidden } = elementOf(element.name);
      if (fate === 'kept' || isInside(element, isLostWhole)) continue;
      const lost = lostContentOf(element.name, attributesOf(element));
      const text = fate === 'dropped' && !isHidden ? textIn(element, field) : '';
      if (lost === undefined && text === '') continue;
      const explained = lost === undefined ? explainLostText(element.name) : explainLostContent(lost);
      const { start, contentStart, contentEnd } = element;
      const place = text === '' ? { start, end: contentStart } : { start: contentStart, end: contentEnd };
      report(field.place(place), text === '' ? explained : `${explained} Its text: ${quoted(text)}.`, {
        evidence: text === '' ? field.html.slice(place.start, place.end) : text,
      });
    }
  },
};

/** What is in an element that goes with its content, or in a film, has been told with that. */
function isLostWhole({ name }: HtmlElement): boolean {
  return elementOf(name).fate === 'dropped' || lostContentOf(name, {}) !== undefined;
}

function explainLostText(name: string): string {
  return `Readers lose a text, because <${name}> goes with all that is in it. Write the text outside of it.`;
}

/** What is dropped is no text of the field, so its tags are taken out here. */
function textIn({ contentStart, contentEnd }: HtmlElement, { html }: HtmlSubject): string {
  const text = inOneLine(decodeText(html.slice(contentStart, contentEnd).replace(/<[^<>]*>/g, ' ')));
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}
