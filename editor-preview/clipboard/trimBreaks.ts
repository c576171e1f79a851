const lineBreak = '<br>';

/** HTML of a line without line breaks at its ends; without blanks there too, where they mean nothing. */
export function trimBreaks(html: string, { blanks }: { blanks: boolean }): string {
  let start = 0;
  let end = html.length;
  const isBlank = (at: number): boolean => blanks && html.charAt(at).trim() === '';
  for (;;) {
    if (html.endsWith(lineBreak, end)) end -= lineBreak.length;
    else if (end > 0 && isBlank(end - 1)) end -= 1;
    else break;
  }
  for (;;) {
    if (end - start >= lineBreak.length && html.startsWith(lineBreak, start)) start += lineBreak.length;
    else if (end > start && isBlank(start)) start += 1;
    else return html.slice(start, end);
  }
}
