const inText = new Set(
  'a strong b em i u s sub sup small mark code cite span abbr q time del ins kbd var'.split(' '),
);
const ofText = new Set('p h1 h2 h3 h4 h5 h6 figcaption dt caption summary pre'.split(' '));
const lists = new Set(['ul', 'ol']);
const alone = new Set('br hr img wbr source input'.split(' '));

/** Neither "<" nor ">" can occur between them, so it matches in linear time. */
const tagLike = /<(?:(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>|(?=[a-z/!?]))/gi;

/**
 * No lists in paragraphs, no links in links. Stricter checks are content rules; this detects text that browsers
 * would restructure.
 */
export function isWholeMarkup(text: string): boolean {
  const open: string[] = [];
  for (const [whole, end, name] of text.matchAll(tagLike)) {
    if (whole === '<' || name === undefined) return false;
    const tag = name.toLowerCase();
    if (alone.has(tag)) {
      if (end) return false;
    } else if (end) {
      if (open.pop() !== tag) return false;
    } else if (mayStandIn(tag, open)) open.push(tag);
    else return false;
  }
  return open.length === 0;
}

function mayStandIn(tag: string, open: readonly string[]): boolean {
  const innermost = open.at(-1);
  if (tag === 'li') return innermost !== undefined && lists.has(innermost);
  if (innermost === undefined) return true;
  if (lists.has(innermost)) return false;
  if (inText.has(tag)) return !open.includes(tag);
  return !inText.has(innermost) && !ofText.has(innermost);
}

/**
 * If the text was well-formed for each author, it must be after the merge; if one is in the middle of typing
 * markup, the authors resolve it.
 */
export function keepsMarkup(mine: string, theirs: string, merged: string): boolean {
  return [mine, theirs, merged].every(isWholeMarkup);
}
