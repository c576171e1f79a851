import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { editText } from '../../../fixes.ts';
import { attributeOf, decodeText } from '../../../html/htmlTree.ts';
import type { Rule, VisitElement } from '../../../rule.ts';

/** Elements that mark a text, and are nothing without one. */
const inline = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'mark',
  'sub',
  'sup',
  'code',
  'q',
  'cite',
  'abbr',
];

/** Elements that leave a gap, or the mark of an entry without one. */
const block = ['p', 'li', 'ul', 'ol', 'blockquote', 'figcaption', 'dl', 'dt', 'dd'];

/** A blank is lines, colour or another width in them: a gap to be filled in with a pen. */
const seenWhenBlank: ReadonlySet<string> = new Set(['u', 's', 'mark', 'code', 'sub', 'sup', 'small']);

/** Browsers set quotation marks around nothing. */
const seenWhenEmpty = 'q';

const blank = /^[\s\u00A0\u200B\uFEFF]*$/;

const visit: VisitElement = (element, field, report) => {
  const { name, start, end, contentStart, contentEnd, children } = element;
  if (children.some(({ kind }) => kind !== 'text')) return;
  // The mark of a source: readers see its number.
  if (name === 'cite' && attributeOf(element, sourceAttribute)) return;
  const content = field.html.slice(contentStart, contentEnd);
  if (!blank.test(decodeText(content))) return;
  // Without the marks, readers see the same; without a paragraph, a gap is gone.
  const isSeen = name === seenWhenEmpty || (seenWhenBlank.has(name) && content !== '');
  const kind = inline.includes(name) && !isSeen ? 'safe' : 'review';
  const hint = name === 'p' ? ' Distances between paragraphs come from the design.' : '';
  report(field.place({ start, end }), `This <${name}> holds no text. Take it out.${hint}`, {
    evidence: field.html.slice(start, end),
    fix: editText(kind, field.place(), field.html, [
      { start, end, text: inline.includes(name) ? content : '' },
    ]),
  });
};

/** Elements with nothing in them: gaps made by hand, and what is left of a text that was deleted. */
export const rule: Rule = {
  id: 'html/empty-element',
  severity: 'warning',
  summary: 'An element holds no text.',
  elements: Object.fromEntries([...inline, ...block].map((name) => [name, visit])),
};
