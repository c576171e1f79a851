import { elementOf, elementsWithFate } from './elements.ts';

/** Allow-list of HTML in rich text, for the sanitiser and again for the parser that builds React elements. */
export const allowedTags = elementsWithFate('kept');

/** Deeper elements are unwrapped: no prose needs them, and each level costs stack. */
export const nestingLimit = 50;

/** Attributes by tag; never `style`, `id` (see `fragmentLinks.ts`), `name`, `class` or an event handler. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target', 'hreflang', 'data-affiliate'],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'decoding', 'srcset', 'sizes'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  abbr: ['title'],
  dfn: ['title'],
  del: ['datetime'],
  ins: ['datetime'],
  details: ['open'],
  q: ['cite'],
  blockquote: ['cite'],
  cite: ['data-source'],
};

export const attributesOfAnyTag: readonly string[] = ['lang', 'dir'];

export function isAllowedTag(tag: string): boolean {
  return elementOf(tag).fate === 'kept';
}

export function isAllowedAttribute(tag: string, attribute: string): boolean {
  if (attributesOfAnyTag.includes(attribute)) return true;
  return Object.hasOwn(allowedAttributes, tag) && (allowedAttributes[tag]?.includes(attribute) ?? false);
}
