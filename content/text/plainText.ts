/** Elements that end a word: text on both sides of their tags belongs to different words. */
const breakingTags =
  /^(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Where a tag begins, a comment, or another thing that is no text. */
const tagStart = /<(?:\/?([a-z][a-z0-9-]{0,40})|[!?/])/iy;

/** Elements whose content no reader sees. */
const hiddenTags = /^(?:script|style|template|noscript|iframe|svg|math|head|title)$/;

const namedEntities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['shy', ''],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['deg', '°'],
  ['micro', 'µ'],
  ['eacute', 'é'],
]);

/**
 * The words of a piece of HTML, for the search index: never shown as HTML, so it need not be exact, but it must end in
 * linear time on any input and must not glue words together or tear them apart (`coll<b>agen</b>` is one word,
 * `<li>iron</li><li>zinc</li>` are two).
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return collapse(html);
  const out: string[] = [];
  let at = 0;
  // "less than 5" is text, not a tag.
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', Math.max(at, open + 1))) {
    tagStart.lastIndex = open;
    const tag = tagStart.exec(html);
    if (!tag) continue;
    out.push(html.slice(at, open));
    const end = html.startsWith('<!--', open) ? html.indexOf('-->', open) : html.indexOf('>', open);
    at = end === -1 ? html.length : end + (html[end] === '-' ? 3 : 1);
    const name = tag[1]?.toLowerCase() ?? '';
    if (breakingTags.test(name)) out.push(' ');
    if (hiddenTags.test(name) && html[open + 1] !== '/') at = afterElement(html, at, name);
  }
  out.push(html.slice(at));
  return collapse(decodeEntities(out.join('')));
}

/** The index behind an element's closing tag; the end of the text where it is never closed. */
function afterElement(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const end = closing.exec(html) ? html.indexOf('>', closing.lastIndex) : -1;
  return end === -1 ? html.length : end + 1;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isScalar ? String.fromCodePoint(code) : ' ';
  });
}

/** Control characters go too: the database's text cannot hold U+0000, and nobody searches for the others. */
function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff\p{Co}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
