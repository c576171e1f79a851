/**
 * The HTML that rich text may hold. Everything else is taken out: the sanitiser is the first wall, the parser that
 * makes React elements the second, and both read this list.
 *
 * Never to be added, because browsers and sanitisers read what is inside them differently: svg, math, style,
 * textarea, title, xmp, noscript, template, option, select, form controls. What they would be for is a block type.
 */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'abbr',
  'time',
  'span',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'cite',
  'q',
  'figure',
  'figcaption',
  'img',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'code',
  'pre',
  'hr',
  'dl',
  'dt',
  'dd',
] as const;

export type AllowedTag = (typeof allowedTags)[number];

/** Deeper elements are flattened: no prose needs them, and each level costs stack further on. */
export const nestingLimit = 50;

/** Attributes by tag; no tag takes `style`, `id`, `name`, `class` or an event handler. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'target', 'hreflang', 'data-affiliate'],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'decoding', 'srcset', 'sizes'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  abbr: ['title'],
  q: ['cite'],
  blockquote: ['cite'],
  // The mark of a source; see `citeMark.ts`.
  cite: ['data-source'],
};

/** Language and direction may be said of any element: readers hear and see mixed text right only so. */
export const attributesOfAnyTag: readonly string[] = ['lang', 'dir'];

/** Elements whose text is dropped with them: it is code, or browsers would not show it. */
export const droppedWithText = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'iframe',
  'template',
  'title',
  'svg',
  'math',
  'select',
  'object',
] as const;

const tagSet: ReadonlySet<string> = new Set(allowedTags);

export function isAllowedTag(tag: string): tag is AllowedTag {
  return tagSet.has(tag);
}

export function isAllowedAttribute(tag: string, attribute: string): boolean {
  if (attributesOfAnyTag.includes(attribute)) return true;
  return Object.hasOwn(allowedAttributes, tag) && (allowedAttributes[tag]?.includes(attribute) ?? false);
}
