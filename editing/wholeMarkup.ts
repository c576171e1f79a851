/** Formats a piece of text; holds nothing that begins a line of its own. */
const inText = new Set(
  'a strong b em i u s sub sup small mark code cite span abbr q time del ins kbd var'.split(' '),
);
/** Holds text and what formats it. */
const ofText = new Set('p h1 h2 h3 h4 h5 h6 figcaption dt caption summary pre'.split(' '));
const lists = new Set(['ul', 'ol']);
/** Have no end. */
const alone = new Set('br hr img wbr source input'.split(' '));

/** A tag, or what looks like the beginning of one. Between "<" and ">" stands neither, so that it is found in one go. */
const tagLike = /<(?:(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>|(?=[a-z/!?]))/gi;

/**
 * Whether every element of a text begins and ends where it may: elements lie in each other, paragraphs hold no lists, links
 * no links. A text without elements is whole. Content rules say more about it; this is what makes readers' browsers
 * find another structure than was written.
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
  const around = open.at(-1);
  if (tag === 'li') return around !== undefined && lists.has(around);
  if (around === undefined) return true;
  if (lists.has(around)) return false;
  if (inText.has(tag)) return !open.includes(tag);
  return !inText.has(around) && !ofText.has(around);
}

/**
 * Whether a text that two have written may be taken as it was put together. What was whole for each of them is whole then
 * as well; what was not, because somebody is in the middle of its signs, is for them to decide.
 */
export function keepsMarkup(mine: string, theirs: string, merged: string): boolean {
  return [mine, theirs, merged].every(isWholeMarkup);
}
