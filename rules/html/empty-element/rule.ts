import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { editText } from '../../engine/fixes.ts';
import { attributeOf, decodeText } from '../../engine/html/htmlTree.ts';
import type { Rule, VisitElement } from '../../engine/rule.ts';

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

const block = ['p', 'li', 'ul', 'ol', 'blockquote', 'figcaption', 'dl', 'dt', 'dd'];

/** Blanks are visible in these: underline, colour or width, such as a gap to fill in by hand. */
const seenWhenBlank: ReadonlySet<string> = new Set(['u', 's', 'mark', 'code', 'sub', 'sup', 'small']);

/** Browsers render quotation marks even around nothing. */
const seenWhenEmpty = 'q';

const blank = /^[\s\u00A0\u200B\uFEFF]*$/;

const visit: VisitElement = (element, field, report) => {
  const { name, start, end, contentStart, contentEnd, children } = element;
  if (children.some(({ kind }) => kind !== 'text')) return;
  // A citation mark: readers see its number.
  if (name === 'cite' && attributeOf(element, sourceAttribute)) return;
  const content = field.html.slice(contentStart, contentEnd);
  if (!blank.test(decodeText(content))) return;
  // An empty inline element is invisible; removing an empty paragraph removes a gap.
  const isSeen = name === seenWhenEmpty || (seenWhenBlank.has(name) && content !== '');
  const kind = inline.includes(name) && !isSeen ? 'safe' : 'review';
  const hint = name === 'p' ? ' The design adds the space between paragraphs.' : '';
  report(field.place({ start, end }), `This <${name}> has no text. Remove it.${hint}`, {
    evidence: field.html.slice(start, end),
    fix: editText(kind, field.place(), field.html, [
      { start, end, text: inline.includes(name) ? content : '' },
    ]),
  });
};

export const rule: Rule = {
  id: 'html/empty-element',
  severity: 'warning',
  summary: 'An element has no text.',
  elements: Object.fromEntries([...inline, ...block].map((name) => [name, visit])),
};
