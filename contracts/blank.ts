/** When a text says nothing. That HTML parses is for `transformer/html/`, which reports it as `block/render-failed`. */

/** Whether a text says nothing: a text that is required and blank is as good as missing, and its block shows nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** What readers do not see of HTML: comments, tags, blanks. A tag ends at the next one: no part is searched twice. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<[^<>]*>|[\s\u00AD\u200B-\u200D\u2060]+|&(?:(?:nb|e[nm]|thin)sp|shy|zwn?j|ZeroWidthSpace|#(?:0*(?:8203|160|173|10|13|32|9)|x0*(?:200b|20|a0|ad|a|d|9)));?/iy;
const picture = /<img\b/i;

/** Whether HTML says nothing: no text once its tags are gone, and no picture. `<p>&nbsp;</p>` is as blank as no text. */
export function isBlankHtml(html: string): boolean {
  let end = 0;
  for (unread.lastIndex = 0; unread.test(html); ) end = unread.lastIndex;
  return end === html.length && !picture.test(html);
}
