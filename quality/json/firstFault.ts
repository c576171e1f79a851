/** Where a text stops being JSON, and what it is like before that. */
export interface FirstFault {
  /** The first character that cannot stand where it does; the text's end where something is missing. */
  position: number;
  /** Lists and groups that are still open, the innermost last. */
  open: readonly OpenBracket[];
  /** Where the text in quotation marks begins that the fault is in, if it is in one. */
  string: number | undefined;
  /** What stands last before the fault. */
  last: Token | undefined;
  /** Whether that is the name of a field. */
  isName: boolean;
}

interface OpenBracket {
  bracket: '{' | '[';
  at: number;
}

interface Token {
  /** `string`, `word` (a number, true, false, null), or the mark itself. */
  kind: string;
  start: number;
  end: number;
  /** Whether it is a text that cannot go on at its end, though no quotation mark stands there. */
  isCut?: boolean;
}

const blanks = /[ \t\n\r]*/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** All that a text may hold as it is: no quotation mark, backslash or control character. */
const plain = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads a text as strictly as `JSON.parse`, up to where that gives up. Its time grows with the text's length. */
export function firstFault(text: string): FirstFault {
  const open: OpenBracket[] = [];
  let last: Token | undefined;
  let isName = false;
  for (let at = endOf(blanks, text, 0); ; at = endOf(blanks, text, last.end)) {
    const inner = open.at(-1)?.bracket;
    const token = tokenAt(text, at);
    if (!token || !mayFollow(token.kind, last?.kind, isName, inner)) {
      return { position: at, open, string: undefined, last, isName };
    }
    if (token.isCut) return { position: token.end, open, string: at, last, isName: false };
    isName = token.kind === 'string' && inner === '{' && last?.kind !== ':';
    if (token.kind === '{' || token.kind === '[') open.push({ bracket: token.kind, at });
    else if (token.kind === '}' || token.kind === ']') open.pop();
    last = token;
  }
}

/** The token that begins at a position, if one can begin there. */
function tokenAt(text: string, start: number): Token | undefined {
  const mark = text[start] ?? '';
  if (mark === '"') return stringAt(text, start);
  if (mark !== '' && '{}[],:'.includes(mark)) return { kind: mark, start, end: start + 1 };
  const end = endOf(word, text, start);
  return end > start ? { kind: 'word', start, end } : undefined;
}

function stringAt(text: string, start: number): Token {
  for (let at = endOf(plain, text, start + 1); ; at = endOf(plain, text, at)) {
    if (text[at] === '"') return { kind: 'string', start, end: at + 1 };
    const next = endOf(escaped, text, at);
    if (next === at) return { kind: 'string', start, end: at, isCut: true };
    at = next;
  }
}

/** Whether something may stand behind what stands last, in the list or group that is open there. */
function mayFollow(
  kind: string,
  last: string | undefined,
  isName: boolean,
  inner: '{' | '[' | undefined,
): boolean {
  const isValue = ['string', 'word', '{', '['].includes(kind);
  if (last === undefined || last === ':') return isValue;
  if (last === '{') return kind === 'string' || kind === '}';
  if (last === '[') return isValue || kind === ']';
  if (last === ',') return inner === '{' ? kind === 'string' : isValue;
  if (isName) return kind === ':';
  if (inner === undefined) return false;
  return kind === ',' || kind === (inner === '{' ? '}' : ']');
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
