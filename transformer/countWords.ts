/** How fast adults read English prose silently, in words per minute, on the careful side. */
export const wordsPerMinute = 230;

/** How long so many words take to read, in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A character written by its name or number, such as `&eacute;`. */
const namedCharacter = /&(#?\w{1,32});/y;
/** Those that stand between words. */
const blanks: ReadonlySet<string> = new Set([
  'nbsp',
  'ensp',
  'emsp',
  'thinsp',
  '#160',
  '#xa0',
  '#xA0',
  '#8239',
]);

/**
 * Counts the words between the tags of HTML. What stands in a script is not read. One pass over the
 * characters, because it is done for every page that is made.
 */
export function countWords(html: string): number {
  let words = 0;
  let inWord = false;
  for (let position = 0; position < html.length; position++) {
    const code = html.charCodeAt(position);
    if (code === lessThan) {
      inWord = false;
      const from = html.startsWith('<script', position) ? html.indexOf('</script>', position) : position;
      const tagEnd = html.indexOf('>', from === -1 ? html.length : from);
      if (tagEnd === -1) break;
      position = tagEnd;
    } else if (code === ampersand) {
      namedCharacter.lastIndex = position;
      const [written = '&', name = ''] = namedCharacter.exec(html) ?? [];
      if (blanks.has(name)) inWord = false;
      position += written.length - 1;
    } else if (endsWord(code)) {
      inWord = false;
    } else if (!inWord && beginsWord(code)) {
      inWord = true;
      words += 1;
    }
  }
  return words;
}

const lessThan = 0x3c;
const ampersand = 0x26;
const slash = 0x2f;
const noBreakSpace = 0xa0;
const emDash = 0x2014;
const general = 0x2000;
const cjkSpace = 0x3000;

function endsWord(code: number): boolean {
  if (code <= 0x20 || code === slash || code === noBreakSpace || code === emDash || code === cjkSpace)
    return true;
  return code >= general && code <= 0x200a;
}

/** Letters and digits; of what lies beyond ASCII, all but punctuation. */
function beginsWord(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
  }
  return code > 0xbf && !(code >= general && code <= 0x206f);
}
