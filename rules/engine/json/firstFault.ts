export interface FirstFault {
  /** The first unexpected character; the end of the text if something is missing. */
  position: number;
  open: readonly OpenBracket[];
  string: number | undefined;
  last: Token | undefined;
  isName: boolean;
}

interface OpenBracket {
  bracket: '{' | '[';
  at: number;
}

interface Token {
  /** `string`, `word` (a number, true, false, null), or the punctuation itself. */
  kind: string;
  start: number;
  end: number;
  /** Whether it is a string that cannot continue, without a closing quotation mark. */
  isCut?: boolean;
}

const blanks = /[ \t\n\r]*/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Characters that need no escape: all but quotation mark, backslash and control characters. */
const plain = /[ !#-[\]-\uffff]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Scans a text as strictly as `JSON.parse`, up to the first error. Linear time. */
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
