/** The beginning of a text of HTML, cut before a tag or a character would be torn apart. */
export function cutHtml(html: string, maxLength: number): string {
  if (html.length <= maxLength) return html;
  const cut = html.slice(0, maxLength);
  const lastTag = cut.lastIndexOf('<');
  const tornTag = lastTag > cut.lastIndexOf('>');
  return (tornTag ? cut.slice(0, lastTag) : cut).replace(/[\uD800-\uDBFF]$/, '');
}
