import { affiliateAttribute } from '#contracts/affiliate.ts';
import { isAllowedAttribute } from '#transformer/html/allowList.ts';
import { elementOf } from '#transformer/html/elements.ts';
import { hasFragmentLink, linkedNames } from '#transformer/html/fragmentLinks.ts';
import { headingLevelOf } from '#transformer/html/headingLevel.ts';
import { lostContentOf } from '#transformer/html/lostContent.ts';
import { meaningOf, sheetOf, unreadMeaningOf } from '#transformer/html/meaning.ts';
import type { StyleSheet } from '#transformer/html/styleSheet.ts';
import { isMarkedSponsored } from '../../engine/facts/isPaid.ts';
import { reportRemoval } from '../../engine/facts/removals.ts';
import { editText } from '../../engine/fixes.ts';
import {
  attributeOf,
  attributesOf,
  type HtmlAttribute,
  type HtmlElement,
  isInside,
  type Range,
} from '../../engine/html/htmlTree.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { HtmlSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: 'html/stripped',
  severity: 'info',
  summary: 'Formatting or code that rich text does not allow is removed. The text is kept.',
  article({ fields }, report) {
    const linked = new Set(fields.flatMap(({ html }) => (hasFragmentLink(html) ? linkedNames(html) : [])));
    for (const field of fields) reportStripped(field, linked, report);
  },
};

function reportStripped(field: HtmlSubject, linked: ReadonlySet<string>, report: Report): void {
  const { elements } = field.tree;
  const sheet = sheetOf(field.html);
  const parts: Range[] = [];
  const names = new Set<string>();
  const edits: Range[] = [];
  for (const element of elements) {
    if (isFalseMark(element)) {
      const mark = attributeOf(element, affiliateAttribute);
      const part = mark && withBlanks(field.html, mark);
      const fix = part && editText('safe', field.place(), field.html, [{ ...part, text: '' }]);
      reportRemoval(field, { kind: 'mark', detail: affiliateAttribute }, [mark], report, {
        severity: 'warning',
        ...(fix ? { fix } : {}),
      });
    }
    if (isInside(element, isDropped)) continue;
    if (isLooks(element)) {
      names.add(`<${element.name}>`);
      parts.push({ start: element.start, end: element.contentStart });
    }
    if (!isReaders(element)) continue;
    for (const attribute of element.attributes) {
      const { name } = attribute;
      if (isAllowedAttribute(element.name, name) || isMeaning(attribute, element, sheet)) continue;
      if (isLinked(attribute, linked)) continue;
      names.add(name);
      parts.push(attribute);
      if (isDecoration(attribute)) edits.push(withBlanks(field.html, attribute));
    }
  }
  if (parts.length === 0) return;
  // The last trace of a meaning is left for review.
  const isUnread = elements.some((element) => unreadMeaningOf(element.name, attributesOf(element), sheet));
  const fix =
    edits.length > 0 &&
    !isUnread &&
    editText(
      'safe',
      field.place(),
      field.html,
      edits.map((edit) => ({ ...edit, text: '' })),
    );
  const [first] = parts;
  reportRemoval(field, { kind: 'decoration', detail: listed([...names]) }, parts, report, {
    ...(first ? { evidence: field.html.slice(first.start, first.end) } : {}),
    ...(fix ? { fix } : {}),
  });
}

function isReaders({ name }: HtmlElement): boolean {
  const { fate } = elementOf(name);
  return fate === 'kept' || fate === 'replaced';
}

function isDropped({ name }: HtmlElement): boolean {
  return elementOf(name).fate === 'dropped';
}

function isLooks(element: HtmlElement): boolean {
  const { fate } = elementOf(element.name);
  return (
    fate !== 'kept' && fate !== 'replaced' && lostContentOf(element.name, attributesOf(element)) === undefined
  );
}

const decoration: ReadonlySet<string> = new Set([
  'style',
  'class',
  'id',
  'name',
  'align',
  'valign',
  'bgcolor',
  'background',
  'color',
  'face',
  'size',
  'width',
  'height',
  'border',
  'cellpadding',
  'cellspacing',
  'nowrap',
  'clear',
  'tabindex',
  'aria-hidden',
]);
const decorationBegins = /^(?:data-|on|xmlns)/;

function isDecoration({ name, value }: HtmlAttribute): boolean {
  if (!decoration.has(name) && !decorationBegins.test(name)) return false;
  return !/^data-.*(?:list|level|indent|note|check|number)/.test(name) && !traces[name]?.test(value);
}

/**
 * Values from word processors that alone carry a meaning, so no fix removes them: list numbers, footnotes,
 * comments, symbol fonts (an `m` in Symbol is a µ), text direction.
 */
const traces: Readonly<Record<string, RegExp>> = {
  style:
    /mso-(?:list|level|outline|special|footnote|endnote|comment|element|field|symbol|char)|counter-|content\s*:|list-style[^;]{0,40}(?:alpha|latin|roman|greek)|(?:^|[\s;])direction|unicode-bidi|symbol|dings/i,
  class:
    /Mso(?!Normal|Table|Hyperlink)|list(?:style|item|paragraph|container)|lst-|-(?:indent|list|level)-|(?:foot|end)-?note/i,
  face: /symbol|dings/i,
};

function isLinked({ name, value }: HtmlAttribute, linked: ReadonlySet<string>): boolean {
  return (name === 'id' || name === 'name') && linked.has(value);
}

/** Whether the style or class is rendered as an element, and so is not lost. */
function isMeaning({ name, value }: HtmlAttribute, element: HtmlElement, sheet: StyleSheet): boolean {
  if (name === 'role' || name === 'aria-level')
    return headingLevelOf(element.name, attributesOf(element)) !== undefined;
  if (name !== 'style' && name !== 'class' && name !== 'id' && name !== 'hidden') return false;
  const meaning = meaningOf(element.name, { [name]: value }, sheet);
  const { elements, isPlain, isHidden, listType, edge, edgeOfChildren, preservesLines } = meaning;
  const isApart = edge !== 'none' || edgeOfChildren !== 'none' || preservesLines === true;
  return elements.length > 0 || isPlain || isHidden || isApart || listType !== undefined;
}

/** An affiliate marker on a link that is not marked as paid. */
function isFalseMark(element: HtmlElement): boolean {
  if (element.name !== 'a' || !attributeOf(element, affiliateAttribute)) return false;
  return !isMarkedSponsored({ rel: attributeOf(element, 'rel')?.value ?? '' });
}

const maxNames = 6;

function listed(names: readonly string[]): string {
  const others = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

function withBlanks(html: string, { start, end }: Range): Range {
  let from = start;
  while (/\s/.test(html[from - 1] ?? '')) from--;
  return { start: from, end };
}
