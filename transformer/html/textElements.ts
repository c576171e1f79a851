/** Whether a text consists of paragraphs, lists and the like, or is one line of text with formatting. */
export type RichTextKind = 'blocks' | 'inline';

/**
 * For controls in which authors write: elements that format a piece of text, with the attributes that are kept. Those in front
 * are outside of the others: a `q` that a link divided would have two pairs of quotation marks.
 */
export const markTags: Readonly<Record<string, readonly string[]>> = {
  q: [],
  a: ['href', 'title', 'rel', 'target', 'hreflang', 'data-affiliate'],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  del: [],
  ins: [],
  sub: [],
  sup: [],
  small: [],
  mark: [],
  code: [],
  cite: [],
  abbr: ['title'],
  kbd: [],
  samp: [],
  var: [],
};

/** Elements that a text of paragraphs consists of, with the attributes that are kept. */
export const blockTags: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
};
