/** HTML that is blank after parsing is for `transformer/html/`, which reports `block/render-failed`. */

/** Whether a text is blank: a blank required text counts as missing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Invisible parts of HTML: comments, tags, white space. A tag ends at the next `<`, so the pattern is linear. */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<[^<>]*>|[\s\u00AD\u200B-\u200D\u2060]+|&(?:(?:nb|e[nm]|thin)sp|shy|zwn?j|ZeroWidthSpace|#(?:0*(?:8203|160|173|10|13|32|9)|x0*(?:200b|20|a0|ad|a|d|9)));?/iy;
const picture = /<img\b/i;

/** Whether HTML has neither text nor pictures. `<p>&nbsp;</p>` is blank. */
export function isBlankHtml(html: string): boolean {
  let end = 0;
  for (unread.lastIndex = 0; unread.test(html); ) end = unread.lastIndex;
  return end === html.length && !picture.test(html);
}
