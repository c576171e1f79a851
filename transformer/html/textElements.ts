export type RichTextKind = 'blocks' | 'inline';

/** Outermost first: a `q` split by a link would have two pairs of quotation marks. */
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
