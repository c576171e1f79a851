import { elementOf, elementsWithFate } from './elements.ts';

/**
 * The HTML that rich text may hold. Everything else is taken out: the sanitiser is the first wall, the parser that
 * makes React elements the second, and both read this list.
 */
export const allowedTags = elementsWithFate('kept');

/** Deeper elements are flattened: no prose needs them, and each level costs stack further on. */
export const nestingLimit = 50;

/** Attributes by tag; no tag takes `style`, `id` (see `fragmentLinks.ts`), `name`, `class` or an event handler. */
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
  // The mark of a source; see `citeMark.ts`.
  cite: ['data-source'],
};

/** Language and direction may be said of any element: readers hear and see mixed text right only so. */
export const attributesOfAnyTag: readonly string[] = ['lang', 'dir'];

export function isAllowedTag(tag: string): boolean {
  return elementOf(tag).fate === 'kept';
}

export function isAllowedAttribute(tag: string, attribute: string): boolean {
  if (attributesOfAnyTag.includes(attribute)) return true;
  return Object.hasOwn(allowedAttributes, tag) && (allowedAttributes[tag]?.includes(attribute) ?? false);
}
