/** An unclosed element extends to the end, as in browsers. Linear time. `name` is in lower case. */
export function withoutElements(html: string, name: 'script' | 'style'): string {
  const written = html.toLowerCase();
  let remaining = '';
  let from = 0;
  for (let at = nextTag(written, `<${name}`, 0); at !== -1; at = nextTag(written, `<${name}`, from)) {
    remaining += html.slice(from, at);
    const end = nextTag(written, `</${name}`, at);
    const behind = end === -1 ? -1 : written.indexOf('>', end);
    if (behind === -1) return remaining;
    from = behind + 1;
  }
  return remaining + html.slice(from);
}

function nextTag(written: string, tag: string, from: number): number {
  let at = written.indexOf(tag, from);
  while (at !== -1 && !endsName.has(written.charAt(at + tag.length))) at = written.indexOf(tag, at + 1);
  return at;
}

const endsName: ReadonlySet<string> = new Set([' ', '\t', '\n', '\f', '\r', '/', '>']);
