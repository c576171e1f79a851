/**
 * HTML without all elements of a kind whose content is raw text, such as `script` and `style`: from where one begins to
 * where it ends, or to the end of the text where it does not, as browsers read them. In time proportional to the text.
 *
 * @param name in small letters
 */
export function withoutElements(html: string, name: 'script' | 'style'): string {
  const written = html.toLowerCase();
  let kept = '';
  let from = 0;
  for (let at = nextTag(written, `<${name}`, 0); at !== -1; at = nextTag(written, `<${name}`, from)) {
    kept += html.slice(from, at);
    const end = nextTag(written, `</${name}`, at);
    const behind = end === -1 ? -1 : written.indexOf('>', end);
    if (behind === -1) return kept;
    from = behind + 1;
  }
  return kept + html.slice(from);
}

/** Where a tag of this very name begins; -1 where none does. */
function nextTag(written: string, tag: string, from: number): number {
  let at = written.indexOf(tag, from);
  while (at !== -1 && !endsName.has(written.charAt(at + tag.length))) at = written.indexOf(tag, at + 1);
  return at;
}

/** At the end of the text, a tag is none. */
const endsName: ReadonlySet<string> = new Set([' ', '\t', '\n', '\f', '\r', '/', '>']);
